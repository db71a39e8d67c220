ALTER TABLE "analysis_results" ADD COLUMN "is_inconclusive" boolean;--> statement-breakpoint
ALTER TABLE "analysis_tallies" ADD COLUMN "inconclusive" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "analysis_results_unnoted" ON "analysis_results" USING btree ("created_at") WHERE "analysis_results"."is_inconclusive" is null and "analysis_results"."risk_level" = 'safe';--> statement-breakpoint
-- As before, and how many of them are inconclusive.
CREATE OR REPLACE FUNCTION "tally_analyses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "analysis_tallies" ("hour", "analysis_type", "risk_level", "analyses", "score_sum", "inconclusive")
	SELECT date_trunc('hour', "created_at", 'UTC'), "analysis_type", "risk_level",
		TG_ARGV[0]::integer * count(*), TG_ARGV[0]::integer * sum("risk_score"),
		TG_ARGV[0]::integer * count(*) FILTER (WHERE "is_inconclusive")
	FROM "changed" GROUP BY 1, 2, 3;
	INSERT INTO "threat_tallies" ("hour", "type", "threats")
	SELECT date_trunc('hour', "created_at", 'UTC'), coalesce("threat" ->> 'title', "threat" ->> 'type'),
		TG_ARGV[0]::integer * count(*)
	FROM "changed"
	CROSS JOIN LATERAL jsonb_array_elements(
		CASE jsonb_typeof("threats") WHEN 'array' THEN "threats" ELSE '[]' END
	) AS "threat"
	WHERE coalesce("threat" ->> 'title', "threat" ->> 'type') IS NOT NULL
	GROUP BY 1, 2;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tally_analysis"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"in_hour" timestamp with time zone := date_trunc('hour', NEW."created_at", 'UTC');
BEGIN
	INSERT INTO "analysis_tallies" ("hour", "analysis_type", "risk_level", "analyses", "score_sum", "inconclusive")
	VALUES ("in_hour", NEW."analysis_type", NEW."risk_level", 1, NEW."risk_score", coalesce(NEW."is_inconclusive", false)::integer);
	IF jsonb_typeof(NEW."threats") = 'array' THEN
		INSERT INTO "threat_tallies" ("hour", "type", "threats")
		SELECT "in_hour", coalesce("threat" ->> 'title', "threat" ->> 'type'), 1
		FROM jsonb_array_elements(NEW."threats") AS "each" ("threat")
		WHERE coalesce("threat" ->> 'title', "threat" ->> 'type') IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION "keep_analysis";
--> statement-breakpoint
-- Counts a check and keeps its result, or neither. 'no such key' where the key of the content has been destroyed: who
-- destroys a user's key holds the lock under which their checks are counted. The lock comes first, because a statement that waits for
-- one still reads what was there before its wait; within a function each statement reads anew.
CREATE FUNCTION "keep_analysis"(
	"reservations" uuid[], "holders" text[], "at" timestamp with time zone,
	"id" uuid, "user_id" uuid, "analysis_type" text, "risk_score" integer, "risk_level" text, "is_inconclusive" boolean,
	"threats" jsonb, "created_at" timestamp with time zone, "result_version" integer,
	"key_id" uuid, "listed_content" bytea, "other_content" bytea
) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	FOR "n" IN 1 .. cardinality("holders") LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended("holders"["n"], 0));
	END LOOP;
	PERFORM 1 FROM "content_keys" WHERE "content_keys"."id" = "key_id";
	IF NOT FOUND THEN
		IF "user_id" IS NULL OR EXISTS (SELECT FROM "users" WHERE "users"."id" = "user_id") THEN
			RETURN 'no such key';
		END IF;
		RETURN 'no such user';
	END IF;
	IF NOT "settle_checks"("reservations", "holders", "at") THEN
		RETURN 'no such user';
	END IF;
	INSERT INTO "analysis_results" (
		"id", "user_id", "analysis_type", "input_data", "risk_score", "risk_level", "is_inconclusive", "threats", "recommendations",
		"created_at", "result_version", "content_key_id", "listed_content", "other_content"
	) VALUES (
		"id", "user_id", "analysis_type", '', "risk_score", "risk_level", "is_inconclusive", "threats", '[]',
		"created_at", "result_version", "key_id", "listed_content", "other_content"
	);
	RETURN 'kept';
END $$;
