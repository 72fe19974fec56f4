CREATE TABLE "replaced_certificate" (
	"code" text PRIMARY KEY NOT NULL,
	"by_code" text NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replaced_certificate" ADD CONSTRAINT "replaced_certificate_by_code_certificate_code_fk" FOREIGN KEY ("by_code") REFERENCES "public"."certificate"("code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "replaced_certificate_by_idx" ON "replaced_certificate" USING btree ("by_code");--> statement-breakpoint
-- A text as searching compares it; `searchForm` of the contract says the same. No extension is needed for it.
create function search_form(words text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(words, nfkd)),
        '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc\u0a3c\u0abc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]',
        '', 'g'),
      'øđłħıðŧς‘’ʼ‐–—', 'odlhidtσ''''''---'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
