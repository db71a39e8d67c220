CREATE TABLE "analysis_tallies" (
	"hour" timestamp with time zone NOT NULL,
	"analysis_type" text NOT NULL,
	"risk_level" text NOT NULL,
	"analyses" integer NOT NULL,
	"score_sum" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threat_tallies" (
	"hour" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"threats" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analysis_tallies_hour_index" ON "analysis_tallies" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "threat_tallies_hour_index" ON "threat_tallies" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "analysis_results_guests" ON "analysis_results" USING btree ("created_at") WHERE "analysis_results"."user_id" is null;--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
-- Appends what a statement changes, with the sign it is given: one row for each way in which analyses differ.
CREATE FUNCTION "tally_analyses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "analysis_tallies" ("hour", "analysis_type", "risk_level", "analyses", "score_sum")
	SELECT date_trunc('hour', "created_at", 'UTC'), "analysis_type", "risk_level",
		TG_ARGV[0]::integer * count(*), TG_ARGV[0]::integer * sum("risk_score")
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
CREATE TRIGGER "tally_inserted" AFTER INSERT ON "analysis_results"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_analyses"('1');
--> statement-breakpoint
CREATE TRIGGER "tally_deleted" AFTER DELETE ON "analysis_results"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_analyses"('-1');
--> statement-breakpoint
CREATE TRIGGER "tally_before_update" AFTER UPDATE ON "analysis_results"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_analyses"('-1');
--> statement-breakpoint
CREATE TRIGGER "tally_after_update" AFTER UPDATE ON "analysis_results"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_analyses"('1');
--> statement-breakpoint
-- What is there already. Nothing can come in between: this transaction's triggers hold everybody else's writes off.
INSERT INTO "analysis_tallies" ("hour", "analysis_type", "risk_level", "analyses", "score_sum")
SELECT date_trunc('hour', "created_at", 'UTC'), "analysis_type", "risk_level", count(*), sum("risk_score")
FROM "analysis_results" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "threat_tallies" ("hour", "type", "threats")
SELECT date_trunc('hour', "created_at", 'UTC'), coalesce("threat" ->> 'title', "threat" ->> 'type'), count(*)
FROM "analysis_results"
CROSS JOIN LATERAL jsonb_array_elements(
	CASE jsonb_typeof("threats") WHEN 'array' THEN "threats" ELSE '[]' END
) AS "threat"
WHERE coalesce("threat" ->> 'title', "threat" ->> 'type') IS NOT NULL
GROUP BY 1, 2;
