CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "memory_tally" (
	"learner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"tally" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "memory_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change" integer NOT NULL,
	CONSTRAINT "memory_tally_learner_id_language_tally_id_pk" PRIMARY KEY("learner_id","language","tally","id")
);
--> statement-breakpoint
DROP INDEX "memory_review_on";--> statement-breakpoint
ALTER TABLE "word_list" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word_list" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_tally" ADD CONSTRAINT "memory_tally_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_search" ON "word" USING gin ("learner_id",(regexp_replace(normalize(lower("text" || chr(10) || "translation"), nfd), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "memory_review_on" ON "memory_review" USING btree ("learner_id","language","reviewed_at","state","grade");--> statement-breakpoint
UPDATE "word_list" SET "answered_count" = "counted"."answered", "right_count" = "counted"."right" FROM (
	SELECT "learner_id", "list_id", count("last_correct") AS "answered", count(*) FILTER (WHERE "last_correct") AS "right"
	FROM "word" GROUP BY "learner_id", "list_id"
) AS "counted" WHERE "word_list"."learner_id" = "counted"."learner_id" AND "word_list"."id" = "counted"."list_id";--> statement-breakpoint
CREATE FUNCTION "memory_tallies"("is_asked" boolean, "state" text, "stability" double precision, "due_at" timestamptz) RETURNS SETOF integer LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "state" = 'new' THEN -3 WHEN "state" = 'review' AND "stability" >= 21 THEN -1 ELSE -2 END WHERE "is_asked"
	UNION ALL
	SELECT floor(extract(epoch FROM "due_at") / 900)::integer WHERE "is_asked" AND "state" <> 'new'
$$;--> statement-breakpoint
CREATE FUNCTION "tally_memories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "memory_tally" ("learner_id", "language", "tally", "change")
		SELECT "learner_id", "language", "t", count(*) FROM "came", "memory_tallies"("is_asked", "state", "stability", "due_at") "t"
		GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "memory_tally" ("learner_id", "language", "tally", "change")
		SELECT "learner_id", "language", "t", sum("by") FROM (
			SELECT *, 1 AS "by" FROM "came" UNION ALL SELECT *, -1 FROM "went"
		) AS "changed", "memory_tallies"("is_asked", "state", "stability", "due_at") "t"
		GROUP BY 1, 2, 3 HAVING sum("by") <> 0;
	ELSE
		-- A learner who goes takes their tallies along.
		INSERT INTO "memory_tally" ("learner_id", "language", "tally", "change")
		SELECT "learner_id", "language", "t", -count(*) FROM "went", "memory_tallies"("is_asked", "state", "stability", "due_at") "t"
		WHERE EXISTS (SELECT FROM "learner" WHERE "learner"."id" = "went"."learner_id")
		GROUP BY 1, 2, 3;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "memory_came" AFTER INSERT ON "memory" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "tally_memories"();--> statement-breakpoint
CREATE TRIGGER "memory_changed" AFTER UPDATE ON "memory" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "tally_memories"();--> statement-breakpoint
CREATE TRIGGER "memory_went" AFTER DELETE ON "memory" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "tally_memories"();--> statement-breakpoint
INSERT INTO "memory_tally" ("learner_id", "language", "tally", "change")
SELECT "learner_id", "language", "t", count(*) FROM "memory", "memory_tallies"("is_asked", "state", "stability", "due_at") "t"
GROUP BY 1, 2, 3;
