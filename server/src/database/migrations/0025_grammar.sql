CREATE TABLE "grammar_answer" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "grammar_answer_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "grammar_answer" ADD CONSTRAINT "grammar_answer_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grammar_answer_topic" ON "grammar_answer" USING btree ("learner_id","topic_id","answered_at");