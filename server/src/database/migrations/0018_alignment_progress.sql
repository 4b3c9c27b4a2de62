DROP INDEX "alignment_job_due";--> statement-breakpoint
ALTER TABLE "alignment_job" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "alignment_job" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "alignment_job" ADD COLUMN "percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alignment_job" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "alignment_job_due" ON "alignment_job" USING btree ("asked_at") WHERE "alignment_job"."status" in ('waiting', 'running');