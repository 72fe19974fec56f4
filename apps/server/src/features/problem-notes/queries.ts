import type { ProblemNote } from '@codedojo/contract'
import { type Database, nextRevision, schema } from '@codedojo/db'
import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { containsWords } from '../../http/contains-words.ts'
import { isPublic } from '../problems/index.ts'

const { problem, problemNote } = schema

interface NotePlace {
  readonly userId: string
  readonly problem: { readonly id: string; readonly title: string }
}

const written = { text: problemNote.text, revision: problemNote.revision, updatedAt: problemNote.updatedAt }

export async function readNote({ queries }: Database, { userId, problem }: NotePlace): Promise<ProblemNote> {
  const [row] = await queries
    .select(written)
    .from(problemNote)
    .where(and(eq(problemNote.userId, userId), eq(problemNote.problemId, problem.id)))
  return wireNote(problem, row ?? { text: '', revision: 0, updatedAt: null })
}

interface NoteChange extends NotePlace {
  readonly text: string
  /** The revision that the change is based on; 0 before the first save. */
  readonly revision: number
}

/** Stores the text unless a newer revision exists; returns null in that case. */
export async function storeNote(
  { queries }: Database,
  { userId, problem, text, revision }: NoteChange,
): Promise<ProblemNote | null> {
  const { set, setWhere } = nextRevision(problemNote, { text, revision })
  const [row] = await queries
    .insert(problemNote)
    .values({ userId, problemId: problem.id, text, revision: revision + 1 })
    .onConflictDoUpdate({
      target: [problemNote.userId, problemNote.problemId],
      set: { text, ...set },
      setWhere,
    })
    .returning(written)
  return row ? wireNote(problem, row) : null
}

function wireNote(
  { id, title }: NotePlace['problem'],
  { updatedAt, ...note }: Pick<ProblemNote, 'text' | 'revision'> & { readonly updatedAt: Date | null },
): ProblemNote {
  return { problemId: id, problemTitle: title, ...note, updatedAt: updatedAt?.toISOString() ?? null }
}

interface NotesQuery {
  readonly userId: string
  readonly q?: string | undefined
}

/** Notes on visible problems, last changed first; an empty text means a deleted note, which is left out. */
export async function listNotes(
  { queries }: Database,
  list: NotesQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProblemNote[]> {
  const rows = await queries
    .select({ id: problem.id, title: problem.title, ...written })
    .from(problemNote)
    .innerJoin(problem, eq(problem.id, problemNote.problemId))
    .where(matching(list))
    .orderBy(desc(problemNote.updatedAt), desc(problemNote.problemId))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id, title, ...note }) => wireNote({ id, title }, note))
}

/** Batch size; a note is up to 60 KB long. */
const batchSize = 50

/** Iterates over all notes in batches. */
export async function* iterateNotes(database: Database, list: NotesQuery): AsyncGenerator<ProblemNote> {
  for (let offset = 0; ; offset += batchSize) {
    const notes = await listNotes(database, list, { limit: batchSize, offset })
    yield* notes
    if (notes.length < batchSize) return
  }
}

export async function countNotes({ queries }: Database, list: NotesQuery): Promise<number> {
  const [row] = await queries
    .select({ all: sql<number>`count(*)`.mapWith(Number) })
    .from(problemNote)
    .innerJoin(problem, eq(problem.id, problemNote.problemId))
    .where(matching(list))
  return row?.all ?? 0
}

function matching({ userId, q }: NotesQuery) {
  const isWritten = and(eq(problemNote.userId, userId), ne(problemNote.text, ''), isPublic)
  if (q === undefined || q === '') return isWritten
  return and(isWritten, or(containsWords(problemNote.text, q), containsWords(problem.title, q)))
}
