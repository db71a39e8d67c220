CREATE TABLE "organisation_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_links_memberId_unique" UNIQUE("member_id"),
	CONSTRAINT "organisation_links_signInId_subject_unique" UNIQUE("sign_in_id","subject")
);
--> statement-breakpoint
CREATE TABLE "organisation_sign_in_tries" (
	"id" text PRIMARY KEY NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"user_id" uuid,
	"subject" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_sign_ins_organisationId_unique" UNIQUE("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "organisation_links" ADD CONSTRAINT "organisation_links_sign_in_id_organisation_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."organisation_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_links" ADD CONSTRAINT "organisation_links_member_id_organisation_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."organisation_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_sign_in_tries" ADD CONSTRAINT "organisation_sign_in_tries_sign_in_id_organisation_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."organisation_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_sign_in_tries" ADD CONSTRAINT "organisation_sign_in_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_sign_ins" ADD CONSTRAINT "organisation_sign_ins_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_sign_in_tries_sign_in_id_index" ON "organisation_sign_in_tries" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "organisation_sign_in_tries_user_id_index" ON "organisation_sign_in_tries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_sign_in_tries_expires_at_index" ON "organisation_sign_in_tries" USING btree ("expires_at");--> statement-breakpoint
-- Written by hand from here on. A sign-in that was removed does not come back with a restored backup.
CREATE TRIGGER "bury_organisation_sign_ins" AFTER DELETE ON "organisation_sign_ins"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "bury"('organisation sign-in');
