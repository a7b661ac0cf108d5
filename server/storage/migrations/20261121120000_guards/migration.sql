CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are written once and never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
