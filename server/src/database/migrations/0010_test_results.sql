CREATE TABLE "model_quiz" (
	"key" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_result" (
	"learner_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"score" integer NOT NULL,
	"total" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_result_learner_id_media_id_id_pk" PRIMARY KEY("learner_id","media_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_result" ADD CONSTRAINT "test_result_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_result" ADD CONSTRAINT "test_result_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;