CREATE TABLE "learner" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text,
	"email" text,
	"native_language" text NOT NULL,
	"target_language" text NOT NULL,
	"level" text NOT NULL,
	"learning_reason" text,
	"minutes_per_day" integer,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"is_editor" boolean DEFAULT false NOT NULL,
	"pro_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learner_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "session_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_item" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_translations" jsonb NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"category" text NOT NULL,
	"place" text,
	"link" text,
	"source" jsonb NOT NULL,
	"thumbnail" text NOT NULL,
	"duration_seconds" double precision,
	"is_premium" boolean DEFAULT false NOT NULL,
	"credits" text[] DEFAULT '{}' NOT NULL,
	"content_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript" (
	"media_id" text PRIMARY KEY NOT NULL,
	"segments" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_progress" (
	"learner_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"position_seconds" double precision NOT NULL,
	"played_seconds" double precision NOT NULL,
	"is_paused" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_progress_learner_id_media_id_pk" PRIMARY KEY("learner_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "word" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"text_key" text NOT NULL,
	"translation" text NOT NULL,
	"definition" text NOT NULL,
	"example" text NOT NULL,
	"last_correct" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "word_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "word_attempt" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"word_id" uuid NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "word_attempt_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "word_list" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "word_list_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_progress" ADD CONSTRAINT "media_progress_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_progress" ADD CONSTRAINT "media_progress_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word" ADD CONSTRAINT "word_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word" ADD CONSTRAINT "word_learner_id_list_id_word_list_learner_id_id_fk" FOREIGN KEY ("learner_id","list_id") REFERENCES "public"."word_list"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_attempt" ADD CONSTRAINT "word_attempt_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_attempt" ADD CONSTRAINT "word_attempt_learner_id_word_id_word_learner_id_id_fk" FOREIGN KEY ("learner_id","word_id") REFERENCES "public"."word"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_list" ADD CONSTRAINT "word_list_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "media_item_listing" ON "media_item" USING btree ("language","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "media_progress_recent" ON "media_progress" USING btree ("learner_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "word_once_in_list" ON "word" USING btree ("learner_id","list_id","language","text_key");--> statement-breakpoint
CREATE INDEX "word_listing" ON "word" USING btree ("learner_id","list_id","created_at","id");--> statement-breakpoint
CREATE INDEX "word_attempt_by_word" ON "word_attempt" USING btree ("learner_id","word_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "word_list_name" ON "word_list" USING btree ("learner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "word_list_used" ON "word_list" USING btree ("learner_id","used_at");