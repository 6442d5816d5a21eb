-- What is written in SQL alone is planned anew for each row that is written with it, which took three times as long as all
-- the rest of writing a booking. PL/pgSQL keeps the plan. The body stays as it is, word for word.
DO $$ BEGIN
	EXECUTE 'CREATE OR REPLACE FUNCTION "words_of"("written" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS '
		|| quote_literal('BEGIN ' || pg_get_function_sqlbody('words_of(text)'::regprocedure) || '; END');
END $$;
