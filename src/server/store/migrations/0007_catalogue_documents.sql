CREATE TABLE "vulnerability_documents" (
	"number" integer PRIMARY KEY NOT NULL,
	"as_of" text NOT NULL,
	"cve_count" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"document" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vulnerability_pages" (
	"number" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
DROP TABLE "vulnerabilities" CASCADE;--> statement-breakpoint
DROP TABLE "vulnerability_catalogues" CASCADE;--> statement-breakpoint
DROP TABLE "vulnerability_lists" CASCADE;--> statement-breakpoint
DROP TABLE "vulnerability_products" CASCADE;