DROP INDEX "word_search";--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "search_key" text;--> statement-breakpoint
UPDATE "word" SET "search_key" = btrim(lower(regexp_replace(regexp_replace(normalize("text" || ' ' || "translation", nfd), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')));--> statement-breakpoint
ALTER TABLE "word" ALTER COLUMN "search_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "word_search" ON "word" USING gin ("list_id","search_key" gin_trgm_ops);
