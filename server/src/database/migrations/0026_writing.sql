CREATE TABLE "writing" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"search_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sample_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "writing_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "writing_version" (
	"learner_id" uuid NOT NULL,
	"writing_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "writing_version_learner_id_writing_id_version_pk" PRIMARY KEY("learner_id","writing_id","version")
);
--> statement-breakpoint
ALTER TABLE "writing" ADD CONSTRAINT "writing_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_version" ADD CONSTRAINT "writing_version_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_version" ADD CONSTRAINT "writing_version_learner_id_writing_id_writing_learner_id_id_fk" FOREIGN KEY ("learner_id","writing_id") REFERENCES "public"."writing"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_touched" ON "writing" USING btree ("learner_id","updated_at");--> statement-breakpoint
CREATE INDEX "writing_removed" ON "writing" USING btree ("removed_at") WHERE "writing"."removed_at" is not null;