-- A text as searching compares it; `searchForm` of the contract says the same. No extension is needed for it.
-- Called by queries that look for words (`hasWords`).
create or replace function search_form(words text) returns text
language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(words, nfkd)),
        '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc\u0a3c\u0abc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff]',
        '', 'g'),
      'øđłħıðŧς‘’ʼ‐–—', 'odlhidtσ''''''---'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
