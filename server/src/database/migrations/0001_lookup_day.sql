CREATE TABLE "lookup_day" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"lookups" integer NOT NULL,
	CONSTRAINT "lookup_day_learner_id_day_pk" PRIMARY KEY("learner_id","day")
);
--> statement-breakpoint
ALTER TABLE "lookup_day" ADD CONSTRAINT "lookup_day_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;