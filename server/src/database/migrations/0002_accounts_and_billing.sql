CREATE TABLE "account_event" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "account_event_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "learner_identity" (
	"learner_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learner_identity_learner_id_provider_subject_pk" PRIMARY KEY("learner_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "mailed_link" (
	"learner_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailed_link_learner_id_secret_hash_pk" PRIMARY KEY("learner_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "billing_event" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"learner_id" uuid,
	"subscription_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_subscription_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"checkout_id" text,
	"learner_id" uuid,
	"status" text NOT NULL,
	"paid_until" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "delete_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_identity" ADD CONSTRAINT "learner_identity_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_link" ADD CONSTRAINT "mailed_link_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_event_at" ON "account_event" USING btree ("learner_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "learner_identity_subject" ON "learner_identity" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "billing_event_received" ON "billing_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "checkout_learner" ON "checkout" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "subscription_learner" ON "subscription" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "subscription_paid_until" ON "subscription" USING btree ("paid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "learner_email" ON "learner" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "learner_delete_at" ON "learner" USING btree ("delete_at");