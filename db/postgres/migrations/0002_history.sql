-- History is added to, and goes with its booking alone.
CREATE FUNCTION "history_is_not_edited"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'history is not edited';
END $$;--> statement-breakpoint
CREATE TRIGGER "booking_changes_stay" BEFORE UPDATE OF "id", "booking_id", "at", "action", "before", "after"
ON "booking_changes" FOR EACH ROW EXECUTE FUNCTION "history_is_not_edited"();--> statement-breakpoint
CREATE FUNCTION "history_keeps_its_author"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."by_user_id" IS NOT NULL OR EXISTS (SELECT FROM "users" WHERE "id" = old."by_user_id") THEN
		RAISE EXCEPTION 'history is not edited';
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "booking_changes_keep_author" BEFORE UPDATE OF "by_user_id"
ON "booking_changes" FOR EACH ROW EXECUTE FUNCTION "history_keeps_its_author"();--> statement-breakpoint
CREATE FUNCTION "history_goes_with_its_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "bookings" WHERE "id" = old."booking_id") THEN
		RAISE EXCEPTION 'history is not deleted';
	END IF;
	RETURN old;
END $$;--> statement-breakpoint
CREATE TRIGGER "booking_changes_last" BEFORE DELETE
ON "booking_changes" FOR EACH ROW EXECUTE FUNCTION "history_goes_with_its_booking"();
