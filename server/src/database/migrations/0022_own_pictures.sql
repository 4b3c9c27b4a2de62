ALTER TABLE "upload" ADD COLUMN "picture" text;--> statement-breakpoint
CREATE INDEX "upload_without_picture" ON "upload" USING btree ("id") WHERE "upload"."picture" is null;--> statement-breakpoint
UPDATE "media_item" SET "thumbnail" = '/media/youtube/' || ("source" ->> 'videoId') || '.jpg' WHERE "source" ->> 'type' = 'youtube' AND "thumbnail" LIKE 'https://i.ytimg.com/%';
