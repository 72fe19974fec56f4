-- Tells every server that the board of a contest is new. What changes after the end has the ratings computed once more: whoever
-- computes them holds the row of the contest, so that a verdict which comes in between waits.
-- Called by the trigger `submission_contest_board`.
create or replace function announce_contest_board() returns trigger
language plpgsql as $$
begin
  update contest set rated_at = null where id = new.contest_id and is_rated and ends_at <= now();
  perform pg_notify('contest', new.contest_id || ':board');
  return null;
end
$$;
