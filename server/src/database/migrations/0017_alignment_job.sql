CREATE TABLE "alignment_job" (
	"learner_id" uuid NOT NULL,
	"media_id" text NOT NULL,
	"transcript_version" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alignment_job_learner_id_media_id_pk" PRIMARY KEY("learner_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "alignment_job" ADD CONSTRAINT "alignment_job_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alignment_job" ADD CONSTRAINT "alignment_job_media_id_media_item_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alignment_job_due" ON "alignment_job" USING btree ("asked_at");