CREATE TABLE "data_migration" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" jsonb,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "word_list_name";--> statement-breakpoint
ALTER TABLE "word_list" ADD COLUMN "name_key" text;--> statement-breakpoint
-- Unique, and like no key of a name, which has no capitals: the data migration puts the keys there.
UPDATE "word_list" SET "name_key" = 'ID ' || "id";--> statement-breakpoint
ALTER TABLE "word_list" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "word_list_name" ON "word_list" USING btree ("learner_id","name_key");--> statement-breakpoint
INSERT INTO "data_migration" ("name") VALUES ('word-keys');
