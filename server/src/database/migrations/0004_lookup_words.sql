CREATE TABLE "lookup_word" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "lookup_word_learner_id_day_word_pk" PRIMARY KEY("learner_id","day","word")
);
--> statement-breakpoint
ALTER TABLE "lookup_word" ADD CONSTRAINT "lookup_word_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;