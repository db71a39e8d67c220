CREATE TABLE "vulnerabilities" (
	"cve_id" text NOT NULL,
	"since" integer NOT NULL,
	"until" integer,
	"digest" text NOT NULL,
	"record" json NOT NULL,
	CONSTRAINT "vulnerabilities_cve_id_since_pk" PRIMARY KEY("cve_id","since")
);
--> statement-breakpoint
CREATE TABLE "vulnerability_catalogues" (
	"generation" integer PRIMARY KEY NOT NULL,
	"as_of" text NOT NULL,
	"cve_count" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vulnerability_products" (
	"product" text NOT NULL,
	"rank" double precision NOT NULL,
	"cve_id" text NOT NULL,
	"since" integer NOT NULL,
	"until" integer,
	"severity" smallint NOT NULL,
	"is_kev" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vulnerability_syncs" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"progress" json
);
--> statement-breakpoint
CREATE INDEX "vulnerabilities_since_index" ON "vulnerabilities" USING btree ("since");--> statement-breakpoint
CREATE INDEX "vulnerabilities_until_index" ON "vulnerabilities" USING btree ("until");--> statement-breakpoint
CREATE INDEX "vulnerability_products_list" ON "vulnerability_products" USING btree ("product","rank","cve_id","since","until","severity","is_kev");--> statement-breakpoint
CREATE INDEX "vulnerability_products_cve_id_index" ON "vulnerability_products" USING btree ("cve_id");--> statement-breakpoint
CREATE INDEX "vulnerability_products_since_index" ON "vulnerability_products" USING btree ("since");--> statement-breakpoint
CREATE INDEX "vulnerability_products_until_index" ON "vulnerability_products" USING btree ("until");