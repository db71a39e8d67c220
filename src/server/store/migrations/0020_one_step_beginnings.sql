-- A check begins with one statement: it confirms who asks, where that was remembered and not looked up, counts the call against its
-- limits, and reserves. Somebody whose session is over, or who is on another plan by now, is told that they are out of date; nothing is
-- counted then. Otherwise the reservations, null where none is left, or how long to wait.
CREATE FUNCTION "begin_check"(
	"of_session" text, "of_user" uuid, "on_plan" text, "limits" json, "tolerance" interval,
	"holders" text[], "allowances" integer[], "at" timestamp with time zone, "until" timestamp with time zone
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
	"rate" json;
BEGIN
	IF "of_session" IS NOT NULL THEN
		PERFORM 1 FROM "user_sessions" JOIN "users" ON "users"."id" = "user_sessions"."user_id"
		WHERE "session_token" = "of_session" AND "expires_at" > "at" AND "users"."id" = "of_user" AND "plan_type" = "on_plan";
		IF NOT FOUND THEN
			RETURN '{"isOutOfDate":true}';
		END IF;
	END IF;
	IF "limits" IS NOT NULL THEN
		"rate" := "take_rate_events"("limits", "at", "tolerance");
		IF "rate" ->> 'retryAfterMs' IS NOT NULL THEN
			RETURN "rate";
		END IF;
	END IF;
	RETURN json_build_object('ids', "reserve_checks"("holders", "allowances", "at", "until"));
END $$;
