import type { CodeMode, Draft, Language } from '@codedojo/contract'
import { type Database, nextRevision, preparedQuery, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'

const { customInputs, draft } = schema

const columns = {
  language: draft.language,
  mode: draft.mode,
  code: draft.code,
  revision: draft.revision,
  updatedAt: draft.updatedAt,
}

const ownDrafts = preparedQuery('own_drafts', (queries) =>
  queries
    .select(columns)
    .from(draft)
    .where(
      and(eq(draft.userId, sql.placeholder('userId')), eq(draft.problemId, sql.placeholder('problemId'))),
    ),
)

interface DraftPlace {
  readonly userId: string
  readonly problemId: string
}

export async function readDrafts(database: Database, { userId, problemId }: DraftPlace): Promise<Draft[]> {
  const rows = await ownDrafts(database).execute({ userId, problemId })
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

interface DraftChange extends DraftPlace {
  readonly language: Language
  readonly mode: CodeMode
  readonly code: string
  /** The revision that the change is based on; 0 before the first save. */
  readonly revision: number
}

/** Stores the code unless a newer revision exists; returns null in that case. */
export async function storeDraft(database: Database, change: DraftChange): Promise<Draft | null> {
  const { userId, problemId, language, mode, code, revision } = change
  const { set, setWhere } = nextRevision(
    { text: draft.code, revision: draft.revision },
    { text: code, revision },
  )
  const [row] = await database.queries
    .insert(draft)
    .values({ userId, problemId, language, mode, code, revision: revision + 1 })
    .onConflictDoUpdate({
      target: [draft.userId, draft.problemId, draft.language, draft.mode],
      set: { code, ...set },
      setWhere,
    })
    .returning(columns)
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null
}

export async function readCustomInputs(
  database: Database,
  { userId, problemId }: DraftPlace,
): Promise<readonly string[]> {
  const [row] = await database.queries
    .select({ inputs: customInputs.inputs })
    .from(customInputs)
    .where(and(eq(customInputs.userId, userId), eq(customInputs.problemId, problemId)))
  return row?.inputs ?? []
}

/** The last save wins without a conflict check, because custom inputs are unimportant. */
export async function storeCustomInputs(
  database: Database,
  { userId, problemId, inputs }: DraftPlace & { readonly inputs: readonly string[] },
): Promise<void> {
  await database.queries
    .insert(customInputs)
    .values({ userId, problemId, inputs })
    .onConflictDoUpdate({
      target: [customInputs.userId, customInputs.problemId],
      set: { inputs, updatedAt: sql`now()` },
    })
}
