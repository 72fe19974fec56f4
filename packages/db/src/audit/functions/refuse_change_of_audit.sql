-- Nobody changes what was done, whatever the program asks for.
-- Called by the triggers `audit_event_stays` and `audit_event_stays_whole`.
create or replace function refuse_change_of_audit() returns trigger
language plpgsql as $$
begin
  raise exception 'The audit log is only added to.';
end
$$;
