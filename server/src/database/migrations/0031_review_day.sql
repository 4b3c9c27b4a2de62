ALTER TABLE "learner_time_zone" ADD COLUMN "is_reported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learner_time_zone" ADD COLUMN "day_begins_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "last_review_day" date;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "review_card" ADD COLUMN "last_review_day" date;--> statement-breakpoint
CREATE INDEX "review_card_without_day" ON "review_card" USING btree ("learner_id") WHERE "review_card"."last_review_at" is not null and "review_card"."last_review_day" is null;--> statement-breakpoint
-- UTC also stands for learners whose browser never reported a time zone.
UPDATE "learner_time_zone" SET "is_reported" = true WHERE "time_zone" <> 'UTC';
