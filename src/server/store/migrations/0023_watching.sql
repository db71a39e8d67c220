CREATE TABLE "watch_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"thing_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"is_grave" boolean NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"state_until" timestamp with time zone,
	"reason" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"mail" text,
	CONSTRAINT "watch_alerts_thingId_revision_number_unique" UNIQUE("thing_id","revision","number")
);
--> statement-breakpoint
CREATE TABLE "watch_looks" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"looks" integer NOT NULL,
	"alerts" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_looks_user_id_kind_day_pk" PRIMARY KEY("user_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "watch_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"next_digest_at" timestamp with time zone,
	"feed_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "watch_settings_feedId_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
CREATE TABLE "watched_things" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"facts" "bytea",
	"revision" integer DEFAULT 0 NOT NULL,
	"affected" integer DEFAULT 0 NOT NULL,
	"likely" integer DEFAULT 0 NOT NULL,
	"exploited" integer DEFAULT 0 NOT NULL,
	"is_named" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp with time zone,
	"looked_with" text,
	"due_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "watched_things_userId_digest_unique" UNIQUE("user_id","digest")
);
--> statement-breakpoint
ALTER TABLE "watch_alerts" ADD CONSTRAINT "watch_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_alerts" ADD CONSTRAINT "watch_alerts_thing_id_watched_things_id_fk" FOREIGN KEY ("thing_id") REFERENCES "public"."watched_things"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_looks" ADD CONSTRAINT "watch_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_settings" ADD CONSTRAINT "watch_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_things" ADD CONSTRAINT "watched_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_alerts_user_id_created_at_id_index" ON "watch_alerts" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "watch_alerts_to_mail" ON "watch_alerts" USING btree ("user_id") WHERE "watch_alerts"."mail" is not null;--> statement-breakpoint
CREATE INDEX "watch_settings_due" ON "watch_settings" USING btree ("next_digest_at");--> statement-breakpoint
CREATE INDEX "watched_things_user_id_created_at_id_index" ON "watched_things" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "watched_things_due_at_index" ON "watched_things" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "watched_things_looked_with_index" ON "watched_things" USING btree ("looked_with");--> statement-breakpoint
-- Written by hand from here on. What is no longer watched does not come back with a restored backup.
CREATE TRIGGER "bury_watched_things" AFTER DELETE ON "watched_things"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "bury"('watched thing');
--> statement-breakpoint
-- The keys of a user go with them: of what they submit, of their webhooks, and of what they have watched.
CREATE OR REPLACE FUNCTION "destroy_keys_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "content_keys" WHERE "owner" IN (
		SELECT "kind" || "id" FROM "gone" CROSS JOIN (VALUES ('user:'), ('webhooks:'), ('watch:')) AS "kinds" ("kind")
	);
	RETURN NULL;
END $$;
