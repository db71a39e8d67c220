CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"kind" text NOT NULL,
	"amount" integer,
	"currency" text,
	"reference" text,
	"at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "payment_events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"by" text NOT NULL,
	"plan_type" text NOT NULL,
	"until" timestamp with time zone,
	"waiting_plan" text,
	"waiting_until" timestamp with time zone,
	"since" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "receipt" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_plan" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "waiting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_order_id_index" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_index" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "plan_grants_user_id_number_index" ON "plan_grants" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "payment_orders_created_at_index" ON "payment_orders" USING btree ("created_at");