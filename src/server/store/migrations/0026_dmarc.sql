CREATE TABLE "dmarc_days" (
	"user_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"day" text NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "dmarc_days_user_id_domain_day_pk" PRIMARY KEY("user_id","domain","day")
);
--> statement-breakpoint
CREATE TABLE "dmarc_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"digest" text NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dmarc_reports_userId_digest_unique" UNIQUE("user_id","digest")
);
--> statement-breakpoint
ALTER TABLE "dmarc_days" ADD CONSTRAINT "dmarc_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dmarc_reports" ADD CONSTRAINT "dmarc_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dmarc_days_day_index" ON "dmarc_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "dmarc_reports_user_id_domain_ended_at_index" ON "dmarc_reports" USING btree ("user_id","domain","ended_at");--> statement-breakpoint
CREATE INDEX "dmarc_reports_ended_at_index" ON "dmarc_reports" USING btree ("ended_at");