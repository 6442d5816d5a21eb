CREATE TABLE `booking_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_id` integer NOT NULL,
	`at` integer NOT NULL,
	`by_user_id` integer,
	`action` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `booking_changes_booking` ON `booking_changes` (`booking_id`);--> statement-breakpoint
CREATE INDEX `booking_changes_by` ON `booking_changes` (`by_user_id`);--> statement-breakpoint
CREATE TABLE `call_backs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`user_id` integer,
	`conversation_id` text,
	`phone` text NOT NULL,
	`name` text,
	`wanted` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`taken_by` integer,
	`outcome` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`taken_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "call_backs_status_known" CHECK("call_backs"."status" in ('waiting', 'taken', 'done'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `call_backs_reference` ON `call_backs` (`reference`);--> statement-breakpoint
CREATE INDEX `call_backs_status` ON `call_backs` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `call_backs_person` ON `call_backs` (`user_id`);--> statement-breakpoint
CREATE INDEX `call_backs_talk` ON `call_backs` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `call_backs_taken` ON `call_backs` (`taken_by`);--> statement-breakpoint
CREATE TABLE `closed_dates` (
	`date` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`content` text NOT NULL,
	`dedupe` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`given_up_at` integer,
	`last_error` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe` ON `outbox` (`dedupe`);--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`next_attempt_at`) WHERE "sent_at" is null and "given_up_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_given_up` ON `outbox` (`given_up_at`) WHERE "given_up_at" is not null;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE "sent_at" is not null;--> statement-breakpoint
CREATE INDEX `outbox_person` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `places` (
	`date` text NOT NULL,
	`timeslot` text NOT NULL,
	`place` integer NOT NULL,
	`booking_id` integer NOT NULL,
	PRIMARY KEY(`date`, `timeslot`, `place`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_booking` ON `places` (`booking_id`);--> statement-breakpoint
CREATE TABLE `staff` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`granted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "staff_role" CHECK("staff"."role" in ('operator', 'counsellor'))
);
--> statement-breakpoint
CREATE TABLE `weekly_slots` (
	`weekday` integer NOT NULL,
	`timeslot` text NOT NULL,
	`places` integer NOT NULL,
	PRIMARY KEY(`weekday`, `timeslot`),
	CONSTRAINT "weekly_slots_weekday" CHECK("weekly_slots"."weekday" between 1 and 7),
	CONSTRAINT "weekly_slots_places" CHECK("weekly_slots"."places" between 0 and 10000)
);
--> statement-breakpoint
DROP INDEX `bookings_slot`;--> statement-breakpoint
DROP INDEX `bookings_once`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `reference` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `start_minute` integer GENERATED ALWAYS AS ((cast("timeslot" as integer) % 12 + 12 * (substr("timeslot", instr("timeslot", ':') + 3, 1) = 'p')) * 60 + cast(substr("timeslot", instr("timeslot", ':') + 1, 2) as integer)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `status` text DEFAULT 'requested' NOT NULL CONSTRAINT "bookings_state" CHECK("status" in ('requested', 'confirmed', 'declined', 'cancelled', 'done', 'missed'));--> statement-breakpoint
ALTER TABLE `bookings` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `word` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `note` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tokens` ADD `password_at` integer;--> statement-breakpoint
-- What was booked before gets a reference of eight letters and digits without those that look alike.
UPDATE `bookings` SET `updated_at` = `created_at`, `reference` =
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1);--> statement-breakpoint
-- Of a million two may be alike; the second draw leaves none but by a chance of one in a million, the third none.
UPDATE `bookings` SET `reference` =
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1)
WHERE `id` IN (
	SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY `reference` ORDER BY `id`) AS `nth` FROM `bookings`) WHERE `nth` > 1
);--> statement-breakpoint
UPDATE `bookings` SET `reference` =
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1) ||
	substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 1048575) % 30, 1)
WHERE `id` IN (
	SELECT `id` FROM (SELECT `id`, row_number() OVER (PARTITION BY `reference` ORDER BY `id`) AS `nth` FROM `bookings`) WHERE `nth` > 1
);--> statement-breakpoint
INSERT INTO `places` (`date`, `timeslot`, `place`, `booking_id`)
SELECT `date`, `timeslot`, row_number() OVER (PARTITION BY `date`, `timeslot` ORDER BY `id`), `id` FROM `bookings`;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_once` ON `bookings` (`user_id`,`date`,`timeslot`) WHERE "status" not in ('declined', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference` ON `bookings` (`reference`);--> statement-breakpoint
CREATE INDEX `bookings_person` ON `bookings` (`user_id`,`date`,`start_minute`);--> statement-breakpoint
CREATE INDEX `bookings_day` ON `bookings` (`date`,`start_minute`);--> statement-breakpoint
CREATE INDEX `bookings_status` ON `bookings` (`status`,`date`,`start_minute`);--> statement-breakpoint
-- Drizzle knows no virtual tables and no triggers; these are as https://sqlite.org/fts5.html#external_content_tables has them.
CREATE VIRTUAL TABLE `bookings_search` USING fts5(
	`name`, `phone`, content='bookings', content_rowid='id', columnsize=0, prefix='1 2 3 4 5 6 7 8 9',
	tokenize="unicode61 categories 'L* N* Co Mn Mc'"
);--> statement-breakpoint
-- A name that was erased is gone from the index too.
INSERT INTO `bookings_search` (`bookings_search`, `rank`) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `bookings_search` (`bookings_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `bookings_search_insert` AFTER INSERT ON `bookings` BEGIN
	INSERT INTO `bookings_search` (`rowid`, `name`, `phone`) VALUES (new.`id`, new.`name`, new.`phone`);
END;--> statement-breakpoint
CREATE TRIGGER `bookings_search_delete` AFTER DELETE ON `bookings` BEGIN
	INSERT INTO `bookings_search` (`bookings_search`, `rowid`, `name`, `phone`)
	VALUES ('delete', old.`id`, old.`name`, old.`phone`);
END;--> statement-breakpoint
CREATE TRIGGER `bookings_search_update` AFTER UPDATE OF `name`, `phone` ON `bookings`
WHEN old.`name` <> new.`name` OR old.`phone` <> new.`phone` BEGIN
	INSERT INTO `bookings_search` (`bookings_search`, `rowid`, `name`, `phone`)
	VALUES ('delete', old.`id`, old.`name`, old.`phone`);
	INSERT INTO `bookings_search` (`rowid`, `name`, `phone`) VALUES (new.`id`, new.`name`, new.`phone`);
END;--> statement-breakpoint
-- History is added to, and goes with its booking alone.
CREATE TRIGGER `booking_changes_stay` BEFORE UPDATE OF `id`, `booking_id`, `at`, `action`, `before`, `after`
ON `booking_changes` BEGIN
	SELECT raise(abort, 'history is not edited');
END;--> statement-breakpoint
CREATE TRIGGER `booking_changes_keep_author` BEFORE UPDATE OF `by_user_id` ON `booking_changes`
WHEN new.`by_user_id` IS NOT NULL OR EXISTS (SELECT 1 FROM `users` WHERE `id` = old.`by_user_id`) BEGIN
	SELECT raise(abort, 'history is not edited');
END;--> statement-breakpoint
CREATE TRIGGER `booking_changes_last` BEFORE DELETE ON `booking_changes`
WHEN EXISTS (SELECT 1 FROM `bookings` WHERE `id` = old.`booking_id`) BEGIN
	SELECT raise(abort, 'history is not deleted');
END;
