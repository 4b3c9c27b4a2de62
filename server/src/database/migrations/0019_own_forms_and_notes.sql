CREATE TABLE "lemma_note" (
	"learner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"lemma" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lemma_note_learner_id_language_lemma_pk" PRIMARY KEY("learner_id","language","lemma")
);
--> statement-breakpoint
CREATE TABLE "own_form" (
	"learner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"form" text NOT NULL,
	"lemma" text NOT NULL,
	CONSTRAINT "own_form_learner_id_language_form_pk" PRIMARY KEY("learner_id","language","form")
);
--> statement-breakpoint
ALTER TABLE "lemma_note" ADD CONSTRAINT "lemma_note_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_form" ADD CONSTRAINT "own_form_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;