ALTER TABLE "learner_identity" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address_hash" text;