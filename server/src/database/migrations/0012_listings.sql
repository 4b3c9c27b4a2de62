CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "media_lemmas" (
	"media_id" text PRIMARY KEY NOT NULL,
	"lemmas" text[] NOT NULL,
	"counts" integer[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "media_item_listing";--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "estimated_level" text;--> statement-breakpoint
ALTER TABLE "media_lemmas" ADD CONSTRAINT "media_lemmas_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_item" ADD CONSTRAINT "media_item_owner_id_learner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_item_of_level" ON "media_item" USING btree ("language","kind","level","created_at","id") WHERE "media_item"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "media_item_of_category" ON "media_item" USING btree ("language","kind","category","created_at","id") WHERE "media_item"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "media_item_of_both" ON "media_item" USING btree ("language","kind","level","category","created_at","id") WHERE "media_item"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "media_item_title" ON "media_item" USING gin ("title_key" gin_trgm_ops) WHERE "media_item"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "media_item_owner" ON "media_item" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_item_listing" ON "media_item" USING btree ("language","kind","created_at","id") WHERE "media_item"."owner_id" is null;