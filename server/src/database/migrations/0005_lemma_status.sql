CREATE TABLE "lemma_status" (
	"learner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"lemma" text NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lemma_status_learner_id_language_lemma_pk" PRIMARY KEY("learner_id","language","lemma")
);
--> statement-breakpoint
ALTER TABLE "lemma_status" ADD CONSTRAINT "lemma_status_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;