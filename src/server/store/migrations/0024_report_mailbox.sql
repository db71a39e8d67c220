CREATE TABLE "reported_items" (
	"report_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"analysis_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"risk_score" integer NOT NULL,
	"risk_level" text NOT NULL,
	"is_inconclusive" boolean NOT NULL,
	CONSTRAINT "reported_items_report_id_number_pk" PRIMARY KEY("report_id","number")
);
--> statement-breakpoint
CREATE TABLE "reported_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"via" text NOT NULL,
	"digest" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"held_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"source" "bytea",
	"user_id" uuid,
	"organisation_id" uuid,
	"outcome" text,
	"reason" text,
	"risk_level" text,
	"judged_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reported_messages_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "reported_items" ADD CONSTRAINT "reported_items_report_id_reported_messages_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reported_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_messages" ADD CONSTRAINT "reported_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reported_items_analysis_id_index" ON "reported_items" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "reported_messages_waiting" ON "reported_messages" USING btree ("received_at") WHERE "reported_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reported_messages_received_at_index" ON "reported_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "reported_messages_user_id_received_at_index" ON "reported_messages" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "reported_messages_organisation_id_received_at_index" ON "reported_messages" USING btree ("organisation_id","received_at");