-- An order stays, so that what was paid can always be told.
-- Called by the trigger `order_stays`.
create or replace function refuse_deletion_of_order() returns trigger
language plpgsql as $$
begin
  raise exception 'an order stays for good' using errcode = 'restrict_violation';
end
$$;
