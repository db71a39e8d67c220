CREATE TABLE "campaign_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid,
	"member_id" uuid,
	"reporter" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"risk_score" integer NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"result" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"waiting_since" timestamp with time zone,
	"assignee_id" uuid,
	"content_key_id" uuid,
	"note" "bytea"
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "retention_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_events" ADD CONSTRAINT "campaign_events_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_events" ADD CONSTRAINT "campaign_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_member_id_organisation_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."organisation_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_assignee_id_organisation_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."organisation_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_events_campaign_id_at_index" ON "campaign_events" USING btree ("campaign_id","at");--> statement-breakpoint
CREATE INDEX "campaign_events_user_id_index" ON "campaign_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_reports_organisation_id_received_at_index" ON "campaign_reports" USING btree ("organisation_id","received_at");--> statement-breakpoint
CREATE INDEX "campaign_reports_campaign_id_received_at_index" ON "campaign_reports" USING btree ("campaign_id","received_at");--> statement-breakpoint
CREATE INDEX "campaign_reports_user_id_index" ON "campaign_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_reports_member_id_index" ON "campaign_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "campaigns_organisation_id_decided_at_index" ON "campaigns" USING btree ("organisation_id","decided_at");--> statement-breakpoint
-- Written by hand from here on. The key of an organisation goes with it.
CREATE FUNCTION "destroy_keys_of_organisations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "content_keys" WHERE "owner" IN (SELECT 'organisation:' || "id" FROM "gone");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "destroy_keys" AFTER DELETE ON "organisations"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "destroy_keys_of_organisations"();
