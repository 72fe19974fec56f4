-- What was booked is only ever added to.
-- Called by the triggers `ledger_entry_stays` and `ledger_entry_stays_whole`.
create or replace function refuse_change_of_ledger() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation';
end
$$;
