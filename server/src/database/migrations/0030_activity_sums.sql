CREATE TABLE "activity_day" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"recalls" integer DEFAULT 0 NOT NULL,
	"remembered" integer DEFAULT 0 NOT NULL,
	"known_words" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_day_learner_id_day_language_pk" PRIMARY KEY("learner_id","day","language")
);
--> statement-breakpoint
CREATE TABLE "activity_quarter" (
	"learner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"quarter" integer NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"recalls" integer DEFAULT 0 NOT NULL,
	"remembered" integer DEFAULT 0 NOT NULL,
	"known_words" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_quarter_learner_id_language_quarter_pk" PRIMARY KEY("learner_id","language","quarter")
);
--> statement-breakpoint
CREATE TABLE "activity_tally" (
	"learner_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "activity_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"quarter" integer NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"recalls" integer DEFAULT 0 NOT NULL,
	"remembered" integer DEFAULT 0 NOT NULL,
	"known_words" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_tally_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity_day" ADD CONSTRAINT "activity_day_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_quarter" ADD CONSTRAINT "activity_quarter_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_tally" ADD CONSTRAINT "activity_tally_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "quarter_of"("moment" timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT floor(extract(epoch FROM "moment") / 900)::integer
$$;--> statement-breakpoint
-- Each function counts the changed rows of a statement. The argument of its trigger is 1 if they were added and -1 if they
-- were removed; an update removes the old rows and adds the new ones. The tallies of a deleted learner are deleted with
-- the learner.
CREATE FUNCTION "tally_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sign" integer := TG_ARGV[0];
BEGIN
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers", "reviews", "recalls", "remembered")
	SELECT "learner_id", "language", quarter_of("reviewed_at"), "sign" * count(*), "sign" * count(*),
		"sign" * count(*) FILTER (WHERE "state" = 'review'), "sign" * count(*) FILTER (WHERE "state" = 'review' AND "grade" <> 'again')
	FROM "changed" WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "changed"."learner_id") GROUP BY 1, 2, 3;
	-- An answer in a vocabulary test that is also graded as a review has the same id, and counts once, as the review.
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers")
	SELECT "learner_id", '', quarter_of("answered_at"), -"sign" * count(*) FROM "changed" JOIN "word_attempt" USING ("learner_id", "id")
	WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "learner_id") GROUP BY 1, 3;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tally_word_attempts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sign" integer := TG_ARGV[0];
BEGIN
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers")
	SELECT "learner_id", '', quarter_of("answered_at"), "sign" * count(*) FROM "changed"
	WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "changed"."learner_id")
		AND NOT EXISTS (SELECT FROM "review" WHERE "review"."learner_id" = "changed"."learner_id" AND "review"."id" = "changed"."id")
	GROUP BY 1, 3;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- For lesson_attempt and grammar_answer.
CREATE FUNCTION "tally_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sign" integer := TG_ARGV[0];
BEGIN
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers")
	SELECT "learner_id", '', quarter_of("answered_at"), "sign" * count(*) FROM "changed"
	WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "changed"."learner_id") GROUP BY 1, 3;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tally_media_test_results"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sign" integer := TG_ARGV[0];
BEGIN
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers")
	SELECT "learner_id", '', quarter_of("finished_at"), "sign" * sum("total") FROM "changed"
	WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "changed"."learner_id") GROUP BY 1, 3;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tally_known_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"sign" integer := TG_ARGV[0];
BEGIN
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "known_words")
	SELECT "learner_id", "language", quarter_of("updated_at"), "sign" * count(*) FROM "changed"
	WHERE "status" = 'known' AND EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "changed"."learner_id") GROUP BY 1, 2, 3;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- By row, because each player reports every five seconds, and a trigger by statement takes longer for one row.
CREATE FUNCTION "tally_watch_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "seconds")
	VALUES (NEW."learner_id", '', quarter_of(NEW."starts_at"), NEW."seconds" - coalesce(OLD."seconds", 0));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "review_added" AFTER INSERT ON "review" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reviews"('1');--> statement-breakpoint
CREATE TRIGGER "review_removed" AFTER DELETE ON "review" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reviews"('-1');--> statement-breakpoint
CREATE TRIGGER "review_updated_from" AFTER UPDATE ON "review" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reviews"('-1');--> statement-breakpoint
CREATE TRIGGER "review_updated_to" AFTER UPDATE ON "review" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_reviews"('1');--> statement-breakpoint
CREATE TRIGGER "word_attempt_added" AFTER INSERT ON "word_attempt" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_word_attempts"('1');--> statement-breakpoint
CREATE TRIGGER "word_attempt_removed" AFTER DELETE ON "word_attempt" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_word_attempts"('-1');--> statement-breakpoint
CREATE TRIGGER "lesson_attempt_added" AFTER INSERT ON "lesson_attempt" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_answers"('1');--> statement-breakpoint
CREATE TRIGGER "lesson_attempt_removed" AFTER DELETE ON "lesson_attempt" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_answers"('-1');--> statement-breakpoint
CREATE TRIGGER "grammar_answer_added" AFTER INSERT ON "grammar_answer" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_answers"('1');--> statement-breakpoint
CREATE TRIGGER "grammar_answer_removed" AFTER DELETE ON "grammar_answer" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_answers"('-1');--> statement-breakpoint
CREATE TRIGGER "media_test_result_added" AFTER INSERT ON "media_test_result" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_media_test_results"('1');--> statement-breakpoint
CREATE TRIGGER "media_test_result_removed" AFTER DELETE ON "media_test_result" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_media_test_results"('-1');--> statement-breakpoint
CREATE TRIGGER "lemma_status_added" AFTER INSERT ON "lemma_status" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_known_words"('1');--> statement-breakpoint
CREATE TRIGGER "lemma_status_removed" AFTER DELETE ON "lemma_status" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_known_words"('-1');--> statement-breakpoint
CREATE TRIGGER "lemma_status_updated_from" AFTER UPDATE ON "lemma_status" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_known_words"('-1');--> statement-breakpoint
CREATE TRIGGER "lemma_status_updated_to" AFTER UPDATE ON "lemma_status" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tally_known_words"('1');--> statement-breakpoint
CREATE TRIGGER "watch_time_inserted" AFTER INSERT ON "watch_time" FOR EACH ROW EXECUTE FUNCTION "tally_watch_time"();--> statement-breakpoint
CREATE TRIGGER "watch_time_updated" AFTER UPDATE ON "watch_time" FOR EACH ROW WHEN (NEW."seconds" <> OLD."seconds") EXECUTE FUNCTION "tally_watch_time"();--> statement-breakpoint
-- The sums of existing rows, after the triggers, which lock the tables. The server adds them to the days when it first
-- reads them.
INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers", "reviews", "recalls", "remembered")
SELECT "learner_id", "language", quarter_of("reviewed_at"), count(*), count(*), count(*) FILTER (WHERE "state" = 'review'),
	count(*) FILTER (WHERE "state" = 'review' AND "grade" <> 'again')
FROM "review" GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "answers")
SELECT "learner_id", '', "quarter", sum("answers") FROM (
	SELECT "learner_id", quarter_of("answered_at") AS "quarter", 1 AS "answers" FROM "word_attempt"
	WHERE NOT EXISTS (SELECT FROM "review" WHERE "review"."learner_id" = "word_attempt"."learner_id" AND "review"."id" = "word_attempt"."id")
	UNION ALL SELECT "learner_id", quarter_of("answered_at"), 1 FROM "lesson_attempt"
	UNION ALL SELECT "learner_id", quarter_of("answered_at"), 1 FROM "grammar_answer"
	UNION ALL SELECT "learner_id", quarter_of("finished_at"), "total" FROM "media_test_result"
) AS "counted" GROUP BY 1, 3;--> statement-breakpoint
INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "known_words")
SELECT "learner_id", "language", quarter_of("updated_at"), count(*) FROM "lemma_status" WHERE "status" = 'known' GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO "activity_tally" ("learner_id", "language", "quarter", "seconds")
SELECT "learner_id", '', quarter_of("starts_at"), "seconds" FROM "watch_time";
