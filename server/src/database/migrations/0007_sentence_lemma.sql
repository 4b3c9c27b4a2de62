CREATE TABLE "sentence_lemma" (
	"language" text NOT NULL,
	"lemma" text NOT NULL,
	"media_id" text NOT NULL,
	"segment" integer NOT NULL,
	CONSTRAINT "sentence_lemma_language_lemma_media_id_segment_pk" PRIMARY KEY("language","lemma","media_id","segment")
);
--> statement-breakpoint
ALTER TABLE "sentence_lemma" ADD CONSTRAINT "sentence_lemma_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sentence_lemma_media" ON "sentence_lemma" USING btree ("media_id");