CREATE TABLE "verdict_corrections" (
	"item" text PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"is_over_proof" boolean NOT NULL,
	"report_id" uuid NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verdict_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"analysis_type" text NOT NULL,
	"item" text,
	"risk_score" integer NOT NULL,
	"risk_level" text NOT NULL,
	"verdict" text NOT NULL,
	"rests_on_proof" boolean NOT NULL,
	"has_comment" boolean NOT NULL,
	"keeps_content" boolean NOT NULL,
	"content_key_id" uuid,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"corrected_until" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	"next_mail_at" timestamp with time zone,
	CONSTRAINT "verdict_reports_userId_analysisId_unique" UNIQUE("user_id","analysis_id")
);
--> statement-breakpoint
ALTER TABLE "verdict_reports" ADD CONSTRAINT "verdict_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verdict_corrections_expires_at_index" ON "verdict_corrections" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verdict_reports_created_at_index" ON "verdict_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verdict_reports_item_index" ON "verdict_reports" USING btree ("item");--> statement-breakpoint
CREATE INDEX "verdict_reports_to_mail" ON "verdict_reports" USING btree ("next_mail_at") WHERE "verdict_reports"."next_mail_at" is not null;