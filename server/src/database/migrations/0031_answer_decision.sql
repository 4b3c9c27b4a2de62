CREATE TABLE "answer_decision" (
	"item_id" text NOT NULL,
	"from_language" text NOT NULL,
	"to_language" text NOT NULL,
	"answer_key" text NOT NULL,
	"answer" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_decision_pk" PRIMARY KEY("item_id","from_language","to_language","answer_key")
);
