-- As before, but what changes after the end is noted whether or not ratings stand there already: whoever computes them holds the
-- row of the contest, so that a verdict which comes in between waits, and has them computed once more.
create or replace function announce_contest_board() returns trigger language plpgsql as $$
begin
  update contest set rated_at = null where id = new.contest_id and is_rated and ends_at <= now();
  perform pg_notify('contest', new.contest_id || ':board');
  return null;
end $$;
