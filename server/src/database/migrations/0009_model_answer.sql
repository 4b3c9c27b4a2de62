CREATE TABLE "model_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
