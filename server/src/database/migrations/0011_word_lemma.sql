DROP INDEX "word_by_text";--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "lemma_key" text;--> statement-breakpoint
UPDATE "word" SET "lemma_key" = "text_key";--> statement-breakpoint
ALTER TABLE "word" ALTER COLUMN "lemma_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "lookup_word_day" ON "lookup_word" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_answer_age" ON "model_answer" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "word_by_lemma" ON "word" USING btree ("learner_id","language","lemma_key");
