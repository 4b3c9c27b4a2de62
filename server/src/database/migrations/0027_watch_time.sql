CREATE TABLE "learner_time_zone" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_time" (
	"learner_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"seconds" double precision NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watch_time_learner_id_starts_at_pk" PRIMARY KEY("learner_id","starts_at"),
	CONSTRAINT "watch_time_fits" CHECK ("watch_time"."seconds" between 0 and 900)
);
--> statement-breakpoint
ALTER TABLE "learner_time_zone" ADD CONSTRAINT "learner_time_zone_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_time" ADD CONSTRAINT "watch_time_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;