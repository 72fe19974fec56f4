-- States of an order that were shown, and what was agreed on, are facts: no program may take them back.
-- Called by the trigger `order_goes_forward`.
create or replace function refuse_step_back_of_order() returns trigger
language plpgsql as $$
declare
  ways constant text[] := array['created', 'expired', 'paid', 'fulfilled', 'refunded'];
begin
  if array_position(ways, new.state) < array_position(ways, old.state) then
    raise exception 'order % cannot go back from % to %', old.number, old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.kind, new.thing_id, new.amount_paise, new.currency, new.provider)
     is distinct from (old.kind, old.thing_id, old.amount_paise, old.currency, old.provider)
     or new.user_id <> old.user_id or new.provider_order_id <> old.provider_order_id then
    raise exception 'what was agreed on for order % cannot change', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
