CREATE TABLE "clip_to_remove" (
	"clip_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_clip" (
	"learner_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"has_sound" boolean DEFAULT false NOT NULL,
	"has_picture" boolean DEFAULT false NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "word_clip_learner_id_word_id_pk" PRIMARY KEY("learner_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "headword" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "source_media_id" text;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "source_start" double precision;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "source_end" double precision;--> statement-breakpoint
ALTER TABLE "word_clip" ADD CONSTRAINT "word_clip_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_clip" ADD CONSTRAINT "word_clip_learner_id_word_id_word_learner_id_id_fk" FOREIGN KEY ("learner_id","word_id") REFERENCES "public"."word"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "word_clip_id" ON "word_clip" USING btree ("id");--> statement-breakpoint
CREATE INDEX "word_clip_due" ON "word_clip" USING btree ("due_at") WHERE "word_clip"."state" = 'waiting';--> statement-breakpoint
-- Whatever deletes a clip (its word, its list, the account), its files are listed for removal.
CREATE FUNCTION "list_clip_for_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "clip_to_remove" ("clip_id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "word_clip_removed" AFTER DELETE ON "word_clip" FOR EACH ROW EXECUTE FUNCTION "list_clip_for_removal"();