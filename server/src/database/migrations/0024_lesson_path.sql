CREATE TABLE "answer_suggestion" (
	"learner_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"from_language" text NOT NULL,
	"to_language" text NOT NULL,
	"answer_key" text NOT NULL,
	"answer" text NOT NULL,
	"suggested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_suggestion_pk" PRIMARY KEY("learner_id","item_id","from_language","to_language","answer_key")
);
--> statement-breakpoint
CREATE TABLE "lesson_attempt" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target_language" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"direction" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_attempt_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "lesson_order" (
	"learner_id" uuid NOT NULL,
	"native_language" text NOT NULL,
	"target_language" text NOT NULL,
	"level" text NOT NULL,
	"lesson_ids" integer[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_order_pk" PRIMARY KEY("learner_id","native_language","target_language","level")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"learner_id" uuid NOT NULL,
	"target_language" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"listened_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_learner_id_target_language_lesson_id_pk" PRIMARY KEY("learner_id","target_language","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "published_order" (
	"native_language" text NOT NULL,
	"target_language" text NOT NULL,
	"level" text NOT NULL,
	"lesson_ids" integer[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "published_order_native_language_target_language_level_pk" PRIMARY KEY("native_language","target_language","level")
);
--> statement-breakpoint
DROP TABLE "lesson" CASCADE;--> statement-breakpoint
ALTER TABLE "answer_suggestion" ADD CONSTRAINT "answer_suggestion_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_attempt" ADD CONSTRAINT "lesson_attempt_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_order" ADD CONSTRAINT "lesson_order_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_suggestion_of" ON "answer_suggestion" USING btree ("item_id","from_language","to_language","answer_key");