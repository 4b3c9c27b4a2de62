DROP TRIGGER "memory_came" ON "memory";--> statement-breakpoint
DROP TRIGGER "memory_changed" ON "memory";--> statement-breakpoint
DROP TRIGGER "memory_went" ON "memory";--> statement-breakpoint
DROP FUNCTION "tally_memories"();--> statement-breakpoint
DROP FUNCTION "memory_tallies"(boolean, text, double precision, timestamptz);--> statement-breakpoint
ALTER TABLE "memory" RENAME TO "review_card";--> statement-breakpoint
ALTER TABLE "review_card" RENAME COLUMN "is_asked" TO "is_active";--> statement-breakpoint
ALTER TABLE "review_card" RENAME CONSTRAINT "memory_learner_id_language_lemma_direction_pk" TO "review_card_learner_id_language_lemma_direction_pk";--> statement-breakpoint
ALTER TABLE "review_card" RENAME CONSTRAINT "memory_learner_id_learner_id_fk" TO "review_card_learner_id_learner_id_fk";--> statement-breakpoint
ALTER INDEX "memory_due" RENAME TO "review_card_due";--> statement-breakpoint
ALTER INDEX "memory_new" RENAME TO "review_card_new";--> statement-breakpoint
ALTER INDEX "memory_introduced" RENAME TO "review_card_introduced";--> statement-breakpoint
ALTER TABLE "memory_review" RENAME TO "review";--> statement-breakpoint
ALTER TABLE "review" RENAME CONSTRAINT "memory_review_learner_id_id_pk" TO "review_learner_id_id_pk";--> statement-breakpoint
ALTER TABLE "review" RENAME CONSTRAINT "memory_review_learner_id_learner_id_fk" TO "review_learner_id_learner_id_fk";--> statement-breakpoint
ALTER TABLE "review" RENAME CONSTRAINT "memory_review_memory" TO "review_card_fk";--> statement-breakpoint
ALTER INDEX "memory_review_of" RENAME TO "review_by_card";--> statement-breakpoint
ALTER INDEX "memory_review_on" RENAME TO "review_by_time";--> statement-breakpoint
ALTER TABLE "memory_tally" RENAME TO "review_card_tally";--> statement-breakpoint
ALTER TABLE "review_card_tally" RENAME COLUMN "tally" TO "bucket";--> statement-breakpoint
ALTER TABLE "review_card_tally" RENAME COLUMN "change" TO "delta";--> statement-breakpoint
ALTER TABLE "review_card_tally" RENAME CONSTRAINT "memory_tally_learner_id_language_tally_id_pk" TO "review_card_tally_learner_id_language_bucket_id_pk";--> statement-breakpoint
ALTER TABLE "review_card_tally" RENAME CONSTRAINT "memory_tally_learner_id_learner_id_fk" TO "review_card_tally_learner_id_learner_id_fk";--> statement-breakpoint
ALTER SEQUENCE "memory_tally_id_seq" RENAME TO "review_card_tally_id_seq";--> statement-breakpoint
ALTER TABLE "memory_settings" RENAME TO "review_settings";--> statement-breakpoint
ALTER TABLE "review_settings" RENAME CONSTRAINT "memory_settings_pkey" TO "review_settings_pkey";--> statement-breakpoint
ALTER TABLE "review_settings" RENAME CONSTRAINT "memory_settings_learner_id_learner_id_fk" TO "review_settings_learner_id_learner_id_fk";--> statement-breakpoint
ALTER TABLE "test_result" RENAME TO "media_test_result";--> statement-breakpoint
ALTER TABLE "media_test_result" RENAME CONSTRAINT "test_result_learner_id_media_id_id_pk" TO "media_test_result_learner_id_media_id_id_pk";--> statement-breakpoint
ALTER TABLE "media_test_result" RENAME CONSTRAINT "test_result_learner_id_learner_id_fk" TO "media_test_result_learner_id_learner_id_fk";--> statement-breakpoint
ALTER TABLE "media_test_result" RENAME CONSTRAINT "test_result_media_id_media_item_id_fk" TO "media_test_result_media_id_media_item_id_fk";--> statement-breakpoint
ALTER TABLE "model_answer" RENAME TO "model_explanation";--> statement-breakpoint
ALTER TABLE "model_explanation" RENAME COLUMN "answer" TO "explanation";--> statement-breakpoint
ALTER TABLE "model_explanation" RENAME COLUMN "answered_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "model_explanation" RENAME CONSTRAINT "model_answer_pkey" TO "model_explanation_pkey";--> statement-breakpoint
ALTER INDEX "model_answer_age" RENAME TO "model_explanation_age";--> statement-breakpoint
ALTER TABLE "model_quiz" RENAME COLUMN "answered_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "word_list" RENAME COLUMN "right_count" TO "correct_count";--> statement-breakpoint
ALTER INDEX "word_once_in_list" RENAME TO "word_unique_in_list";--> statement-breakpoint
ALTER TABLE "upload" RENAME COLUMN "touched_at" TO "updated_at";--> statement-breakpoint
ALTER TABLE "file_to_remove" RENAME COLUMN "noted_at" TO "marked_at";--> statement-breakpoint
ALTER TABLE "transcription_job" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "transcription_job" RENAME COLUMN "lease_holder" TO "lease_owner";--> statement-breakpoint
ALTER TABLE "alignment_job" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER INDEX "media_item_of_level" RENAME TO "media_item_by_level";--> statement-breakpoint
ALTER INDEX "media_item_of_category" RENAME TO "media_item_by_category";--> statement-breakpoint
ALTER INDEX "media_item_of_both" RENAME TO "media_item_by_level_and_category";--> statement-breakpoint
ALTER INDEX "answer_suggestion_of" RENAME TO "answer_suggestion_by_item";--> statement-breakpoint
ALTER INDEX "writing_touched" RENAME TO "writing_updated";--> statement-breakpoint
CREATE FUNCTION "review_card_buckets"("is_active" boolean, "state" text, "stability" double precision, "due_at" timestamptz) RETURNS SETOF integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "state" = 'new' THEN -3 WHEN "state" = 'review' AND "stability" >= 21 THEN -1 ELSE -2 END WHERE "is_active"
	UNION ALL
	SELECT floor(extract(epoch FROM "due_at") / 900)::integer WHERE "is_active" AND "state" <> 'new'
$$;--> statement-breakpoint
CREATE FUNCTION "tally_review_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "review_card_tally" ("learner_id", "language", "bucket", "delta")
		SELECT "learner_id", "language", "b", count(*) FROM "inserted", "review_card_buckets"("is_active", "state", "stability", "due_at") "b"
		GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "review_card_tally" ("learner_id", "language", "bucket", "delta")
		SELECT "learner_id", "language", "b", sum("delta") FROM (
			SELECT *, 1 AS "delta" FROM "inserted" UNION ALL SELECT *, -1 FROM "deleted"
		) AS "changed", "review_card_buckets"("is_active", "state", "stability", "due_at") "b"
		GROUP BY 1, 2, 3 HAVING sum("delta") <> 0;
	ELSE
		-- The tallies of a removed learner are deleted with the learner.
		INSERT INTO "review_card_tally" ("learner_id", "language", "bucket", "delta")
		SELECT "learner_id", "language", "b", -count(*) FROM "deleted", "review_card_buckets"("is_active", "state", "stability", "due_at") "b"
		WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "deleted"."learner_id")
		GROUP BY 1, 2, 3;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "review_card_inserted" AFTER INSERT ON "review_card" REFERENCING NEW TABLE AS "inserted" FOR EACH STATEMENT EXECUTE FUNCTION "tally_review_cards"();--> statement-breakpoint
CREATE TRIGGER "review_card_updated" AFTER UPDATE ON "review_card" REFERENCING OLD TABLE AS "deleted" NEW TABLE AS "inserted" FOR EACH STATEMENT EXECUTE FUNCTION "tally_review_cards"();--> statement-breakpoint
CREATE TRIGGER "review_card_deleted" AFTER DELETE ON "review_card" REFERENCING OLD TABLE AS "deleted" FOR EACH STATEMENT EXECUTE FUNCTION "tally_review_cards"();
