CREATE TABLE "memory" (
	"learner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"lemma" text NOT NULL,
	"direction" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_step" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review_at" timestamp (3) with time zone,
	"introduced_at" timestamp (3) with time zone,
	"is_asked" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_learner_id_language_lemma_direction_pk" PRIMARY KEY("learner_id","language","lemma","direction")
);
--> statement-breakpoint
CREATE TABLE "memory_review" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"lemma" text NOT NULL,
	"direction" text NOT NULL,
	"grade" text NOT NULL,
	"exercise" text NOT NULL,
	"milliseconds" integer,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_step" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_review_at" timestamp (3) with time zone,
	CONSTRAINT "memory_review_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "memory_settings" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"retention" double precision NOT NULL,
	"new_per_day" integer NOT NULL,
	"reviews_per_day" integer NOT NULL,
	"forgives_accents" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_review" ADD CONSTRAINT "memory_review_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_review" ADD CONSTRAINT "memory_review_memory" FOREIGN KEY ("learner_id","language","lemma","direction") REFERENCES "public"."memory"("learner_id","language","lemma","direction") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_due" ON "memory" USING btree ("learner_id","language","due_at") WHERE "memory"."is_asked" and "memory"."state" <> 'new';--> statement-breakpoint
CREATE INDEX "memory_new" ON "memory" USING btree ("learner_id","language","created_at") WHERE "memory"."is_asked" and "memory"."state" = 'new';--> statement-breakpoint
CREATE INDEX "memory_introduced" ON "memory" USING btree ("learner_id","language","introduced_at");--> statement-breakpoint
CREATE INDEX "memory_review_of" ON "memory_review" USING btree ("learner_id","language","lemma","direction","reviewed_at");--> statement-breakpoint
CREATE INDEX "memory_review_on" ON "memory_review" USING btree ("learner_id","language","reviewed_at");--> statement-breakpoint
INSERT INTO "memory" ("learner_id", "language", "lemma", "direction", "state", "due_at", "stability", "difficulty", "scheduled_days", "learning_step", "reps", "lapses", "is_asked", "created_at")
SELECT w."learner_id", w."language", w."lemma_key", 'meaning', 'new', min(w."created_at"), 0, 0, 0, 0, 0, 0, coalesce(s."status", 'learning') = 'learning', min(w."created_at")
FROM "word" w LEFT JOIN "lemma_status" s ON s."learner_id" = w."learner_id" AND s."language" = w."language" AND s."lemma" = w."lemma_key"
GROUP BY w."learner_id", w."language", w."lemma_key", s."status";
