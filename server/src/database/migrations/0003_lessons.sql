CREATE TABLE "lesson" (
	"id" text PRIMARY KEY NOT NULL,
	"native_language" text NOT NULL,
	"target_language" text NOT NULL,
	"level" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lesson_path" ON "lesson" USING btree ("native_language","target_language","level","position");