import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { checkMigrations, findMigrationFaults } from './check-migrations.ts'

const released = new Set(['1.0.0', '1.1.0'])
const faultsIn = (text: string) => findMigrationFaults({ file: '0060_x.sql', text, released })

test.each([
  ['alter table "draft" drop column "code"', 'draft.code'],
  ['ALTER TABLE "public"."draft" DROP COLUMN IF EXISTS "code"', 'draft.code'],
  ['alter table draft drop code', 'draft.code'],
  ['alter table draft rename column code to text', 'draft.code'],
  ['alter table draft rename to draft_text', 'draft'],
  ['drop table draft', 'draft'],
  ['drop table if exists "draft" cascade', 'draft'],
  ['drop view board', 'board'],
  ['drop function claim_job(uuid)', 'claim_job(uuid)'],
  ['drop index draft_idx', 'draft_idx'],
  ['alter table draft alter column code set not null', 'draft.code'],
  ['alter table draft alter column code set data type bytea', 'draft.code'],
  ['alter table draft alter code type bytea using code::bytea', 'draft.code'],
  ['alter table draft alter column mode drop default', 'draft.mode'],
  ['alter table draft add column mode text not null', 'draft.mode'],
  ['alter table draft add column mode text primary key', 'draft.mode'],
  ['alter table draft add constraint short check (length(code) < 10)', 'short'],
  ['alter table draft add constraint one unique (user_id)', 'one'],
  ['alter table draft add column mode text, drop column code', 'draft.code'],
  ['alter table draft drop constraint draft_pk', 'draft_pk'],
  ['create unique index one_draft on draft (user_id)', 'one_draft'],
  ['alter type verdict rename value \'a\' to \'b\'', 'verdict'],
  ["do $$ begin execute 'drop table draft'; end $$", 'do'],
  ['alter table draft add unique (code)', 'draft'],
  ['alter table draft add check (code is not null)', 'draft'],
  ['alter table draft add foreign key (user_id) references "user" (id)', 'draft'],
  ['alter table draft add primary key (id)', 'draft'],
  ['alter table draft add exclude using gist (code with =)', 'draft'],
  ['alter table draft rename constraint a to b', 'a'],
  ['create table if not exists draft (id uuid); alter table draft drop column code', 'draft.code'],
  ['create trigger t before insert on draft for each row execute function f()', 'draft'],
  ['create rule r as on insert to draft do instead nothing', 'draft'],
  ['alter index draft_idx rename to other', 'draft_idx'],
  ['alter domain name add check (value is not null)', 'name'],
  ['alter materialized view board rename to other', 'board'],
  ['drop domain name', 'name'],
  ['drop trigger t on draft', 'drop trigger'],
  ['drop owned by somebody', 'drop owned'],
  ['alter table draft inherit other', 'draft'],
  ['reassign owned by a to b', 'reassign owned'],
  ['truncate draft', 'draft'],
  ['create table another (id uuid); drop table draft', 'draft'],
])('%s is refused', (statement, what) => {
  expect(faultsIn(`${statement};`)).toEqual([expect.stringContaining(`"${what}" breaks the version before`)])
})

test.each([
  'create table draft_text (id uuid primary key, code text not null unique)',
  'create table "x" ("a" uuid); alter table "x" add constraint "x_a_fk" foreign key ("a") references "user"("id"); create unique index x_idx on x (a)',
  'create table x (id uuid); create trigger t before insert on x for each row execute function f()',
  'alter table draft add column mode text',
  "alter table draft add column mode text default 'stdin' not null",
  'alter table draft add column at timestamptz generated always as (now()) stored not null',
  'alter table draft alter column code drop not null',
  "alter table draft alter column mode set default 'stdin'",
  'alter table draft drop constraint draft_user_id_user_id_fk',
  'alter table draft drop constraint "draft_code_check"',
  "alter type verdict add value 'late'",
  'create index draft_idx on draft (user_id)',
  "update draft set code = 'drop table draft; alter table draft drop column code'",
  '-- drop table draft;\ncreate table y (id uuid)',
  '/* drop table draft; */ create table y (id uuid)',
  "insert into draft (code) values ($x$ drop table draft; $x$)",
])('%s leaves the version before in work', (statement) => {
  expect(faultsIn(`${statement};`)).toEqual([])
})

test('what a released version has stopped using may go, and nothing else beside it', () => {
  const text = `-- 1.1.0 stopped using: draft.code, old_table
alter table draft drop column code;
--> statement-breakpoint
drop table old_table;
drop table another;`

  expect(faultsIn(text)).toEqual([expect.stringContaining('"another" breaks')])
})

test.each([
  ['-- 1.2.0 stopped using: draft.code', '1.2.0 is no released version'],
  ['-- 1.1.0 stopped using: draft.name', '"draft.code" breaks'],
  ['-- draft.code is not used', '"draft.code" breaks'],
  ['select 1;\n-- 1.1.0 stopped using: draft.code', '"draft.code" breaks'],
])('the header %s excuses nothing', (header, words) => {
  const found = faultsIn(`${header}\nalter table draft drop column code;`)

  expect(found.join('\n')).toContain(words)
})

test('the migrations of this version are read', async () => {
  const { faults, count } = await checkMigrations(dirname(dirname(dirname(import.meta.dirname))))

  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(53)
})
