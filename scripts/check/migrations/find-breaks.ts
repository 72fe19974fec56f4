import { plainName, readStatements, splitAtCommas } from './read-statements.ts'

/** A statement that programs of the version before do not survive, which run while it is applied and for a while after. */
export interface Break {
  /** What is broken, as the header of the migration names it: a table, `table.column`, or the name of a constraint or an index. */
  readonly what: string
  readonly why: string
}

const name = String.raw`("[^"]+"(?:\."[^"]+")?|[\w.]+)`
const atStart = (pattern: string) => new RegExp(`^${pattern}`)

/** Not "if not exists", which leaves a table that is in use as it is. */
const createTable = atStart(String.raw`create (?:unlogged )?table (?!if not exists )${name}`)
const alterTable = atStart(String.raw`alter table (?:if exists )?(?:only )?${name} (.*)$`)
const createUnique = atStart(String.raw`create unique index (?:concurrently )?(?:if not exists )?${name}? ?on (?:only )?${name}`)
const dropThing = atStart(
  String.raw`drop (table|view|materialized view|function|procedure|aggregate|type|domain|schema|sequence|index|extension|foreign table) (?:concurrently )?(?:if exists )?(.*)$`,
)
const alterOther = atStart(String.raw`alter (type|domain|view|materialized view|schema|sequence|function|procedure|index|foreign table) (?:if exists )?${name} `)

const createOnTable = atStart(
  String.raw`create (?:or replace )?(?:constraint )?(?:trigger|rule|policy) .* (?:on|to) ${name}(?: |$)`,
)
/** What only adds, or changes rows. Whatever is not known is refused. */
const harmless =
  /^(?:create (?:unlogged )?table|create (?:unique )?index|create (?:or replace )?(?:view|function)|create (?:type|sequence|materialized view|extension|schema|domain|role|statistics)|alter type|insert|update|delete|with|select|comment|grant|set|analyze|lock|alter table) ?/

/** What a migration breaks for the version before. Tables that it makes itself are not in use yet. */
export function findBreaks(text: string): Break[] {
  const statements = readStatements(text)
  const made = new Set(statements.flatMap((each) => tableIn(createTable.exec(each)?.[1])))
  return statements.flatMap((statement) => breaksOf(statement, made))
}

function tableIn(named: string | undefined): string[] {
  return named === undefined ? [] : [plainName(named)]
}

function breaksOf(statement: string, made: ReadonlySet<string>): Break[] {
  const [, table, actions] = alterTable.exec(statement) ?? []
  if (table !== undefined && actions !== undefined) {
    const plain = plainName(table)
    return made.has(plain) ? [] : splitAtCommas(actions).flatMap((action) => breaksOfAction(plain, action))
  }
  const [, index, indexed] = createUnique.exec(statement) ?? []
  if (indexed !== undefined && !made.has(plainName(indexed))) {
    return [{ what: plainName(index ?? indexed), why: 'rows that it writes may be refused as duplicates' }]
  }
  const [, kind, dropped] = dropThing.exec(statement) ?? []
  if (kind !== undefined && dropped !== undefined) {
    const why = kind === 'index' ? 'it may name the index where a duplicate is not an error' : `it uses the ${kind}`
    return splitAtCommas(dropped.replace(/ (?:cascade|restrict)$/, '')).map((each) => ({ what: plainName(each), why }))
  }
  const [, altered, changed] = alterOther.exec(statement) ?? []
  // A further value of an enumeration is one that the version before only reads.
  if (changed !== undefined && !/ add value /.test(statement)) return [{ what: plainName(changed), why: `it uses the ${altered} as it was` }]
  if (/^(?:do|execute) /.test(statement)) return [{ what: 'do', why: 'what a program in a migration does cannot be seen' }]
  if (statement.startsWith('truncate ')) return [{ what: plainName(statement.split(' ').at(-1) ?? ''), why: 'it has the rows in use' }]
  const [, on] = createOnTable.exec(statement) ?? []
  if (on !== undefined) {
    return made.has(plainName(on)) ? [] : [{ what: plainName(on), why: 'what it writes to the table may be changed or refused' }]
  }
  if (statement.startsWith('revoke ')) return [{ what: 'revoke', why: 'it needs the right' }]
  if (harmless.test(statement)) return []
  return [{ what: statement.split(' ').slice(0, 2).join(' '), why: 'this check does not know the statement' }]
}

/** What allows more than before, or changes nothing that a program sees. */
const harmlessAction =
  /^(?:alter (?:column )?\S+ (?:drop not null|set default|set statistics|set storage)|validate constraint|set \(|reset \(|owner to)/

type ActionRule = readonly [RegExp, (table: string, found: RegExpExecArray) => Break | null]

const columnOf = (table: string, found: RegExpExecArray) => `${table}.${plainName(found[1] ?? '')}`

/** The rules for what stands behind ALTER TABLE, the first that fits. */
const actionRules: readonly ActionRule[] = [
  // Without a foreign key or a check more is allowed than before; the names end so by the tool that writes migrations.
  [atStart(String.raw`drop constraint (?:if exists )?"?\w+_(?:fk|fkey|check)"?$`), () => null],
  [
    atStart(`drop constraint (?:if exists )?${name}`),
    (_, found) => ({
      what: plainName(found[1] ?? ''),
      why: 'it may name these columns where a duplicate is not an error',
    }),
  ],
  [
    atStart(`drop (?:column )?(?:if exists )?${name}`),
    (table, found) => ({ what: columnOf(table, found), why: 'it reads or writes the column' }),
  ],
  [
    atStart(`rename to ${name}`),
    (table) => ({ what: table, why: 'it knows the table by its former name' }),
  ],
  [
    atStart(`rename constraint ${name} to`),
    (_, found) => ({ what: plainName(found[1] ?? ''), why: 'it may know the constraint by its former name' }),
  ],
  [
    atStart(`rename (?:column )?${name} to`),
    (table, found) => ({ what: columnOf(table, found), why: 'it knows the column by its former name' }),
  ],
  [
    atStart(`alter (?:column )?${name} (?:set data )?type `),
    (table, found) => ({ what: columnOf(table, found), why: 'it writes values of the former type' }),
  ],
  [
    atStart(`alter (?:column )?${name} set not null`),
    (table, found) => ({ what: columnOf(table, found), why: 'it may leave the column out' }),
  ],
  [
    atStart(`alter (?:column )?${name} drop default`),
    (table, found) => ({ what: columnOf(table, found), why: 'it may leave the column out' }),
  ],
  [
    atStart(`add constraint ${name} `),
    (_, found) => ({ what: plainName(found[1] ?? ''), why: 'rows that it writes may be refused' }),
  ],
  [atStart('(?:set schema|disable|enable)'), (table) => ({ what: table, why: 'it uses the table as it was' })],
]

/** A constraint without a name of its own. */
const unnamed = /^add (?:unique|check|foreign key|primary key|exclude)\b/

function breaksOfAction(table: string, action: string): Break[] {
  if (unnamed.test(action)) return [{ what: table, why: 'rows that it writes may be refused' }]
  const added = atStart(`add (?:column )?(?:if not exists )?(?!constraint )${name} (.*)$`).exec(action)
  if (added) return breaksOfNewColumn(`${table}.${plainName(added[1] ?? '')}`, added[2] ?? '')
  for (const [pattern, toBreak] of actionRules) {
    const found = pattern.exec(action)
    const broken = found && toBreak(table, found)
    if (found) return broken ? [broken] : []
  }
  if (harmlessAction.test(action)) return []
  return [{ what: table, why: `this check does not know "${action.split(' ').slice(0, 2).join(' ')}"` }]
}

function breaksOfNewColumn(what: string, definition: string): Break[] {
  const needsValue = / not null\b/.test(` ${definition}`) || / primary key\b/.test(` ${definition}`)
  const hasValue = /\b(?:default|generated)\b/.test(definition)
  if (needsValue && !hasValue) return [{ what, why: 'it does not write the column, which must not be null' }]
  if (/ unique\b/.test(` ${definition}`) && hasValue) return [{ what, why: 'its rows all get the same default' }]
  return []
}
