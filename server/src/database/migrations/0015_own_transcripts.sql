ALTER TABLE "own_media" ADD COLUMN "transcript_lines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_media" ADD COLUMN "facts_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "own_media_without_facts" ON "own_media" USING btree ("media_id") WHERE "own_media"."facts_version" <> "own_media"."transcript_version";