CREATE TABLE "file_to_remove" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_media" (
	"learner_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"transcript_version" integer DEFAULT 0 NOT NULL,
	"transcript_origin" text,
	"are_times_guessed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "own_media_learner_id_media_id_pk" PRIMARY KEY("learner_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "transcription_job" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"media_id" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"seconds" double precision NOT NULL,
	"transcript_version" integer NOT NULL,
	"parts_total" integer,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_holder" uuid,
	"lease_until" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "transcription_job_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"learner_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"type" text,
	"duration_seconds" double precision,
	"media_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "own_media" ADD CONSTRAINT "own_media_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_media" ADD CONSTRAINT "own_media_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcription_job" ADD CONSTRAINT "transcription_job_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcription_job_media" ON "transcription_job" USING btree ("learner_id","media_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transcription_job_open" ON "transcription_job" USING btree ("media_id") WHERE "transcription_job"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "transcription_job_due" ON "transcription_job" USING btree ("asked_at") WHERE "transcription_job"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "upload_id" ON "upload" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "upload_media" ON "upload" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "upload_abandoned" ON "upload" USING btree ("touched_at") WHERE "upload"."media_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_item_own_youtube" ON "media_item" USING btree ("owner_id","kind",("source" ->> 'videoId')) WHERE "media_item"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "media_item_removed" ON "media_item" USING btree ("removed_at") WHERE "media_item"."removed_at" is not null;