import { type Database, hashOf, type Queries, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { EncodedPicture } from './encode-picture.ts'

const { picture } = schema

const namePattern = /^\/pictures\/([0-9a-f]{64})\.webp$/

/** Stores a picture under the hash of its content; returns its path. */
export async function storePicture(
  queries: Queries | Transaction,
  { content, width, height }: EncodedPicture,
): Promise<string> {
  const hash = hashOf(content)
  await queries
    .insert(picture)
    .values({ hash, content, width, height })
    // A repeated upload renews the timestamp, so that the picture is not swept as unused.
    .onConflictDoUpdate({ target: picture.hash, set: { storedAt: new Date() } })
  return `/pictures/${hash.toString('hex')}.webp`
}

/** null if there is no such picture. `path` is a result of `storePicture`. */
export async function readPicture({ queries }: Database, path: string): Promise<Buffer | null> {
  const hash = hashIn(path)
  if (hash === null) return null
  const [row] = await queries.select({ content: picture.content }).from(picture).where(eq(picture.hash, hash))
  return row?.content ?? null
}

/**
 * Locks a picture against sweeping until the transaction has stored its reference. Returns false if it was already deleted.
 * External addresses, and an empty one, always give true.
 */
export async function lockPicture(tx: Transaction, address: string): Promise<boolean> {
  const hash = hashIn(address)
  if (hash === null) return true
  const held = await tx
    .update(picture)
    .set({ storedAt: new Date() })
    .where(eq(picture.hash, hash))
    .returning({ width: picture.width })
  return held.length > 0
}

/** Markdown columns that may show a picture; of problems every version, because each can be restored. */
const textsWithPictures = [
  'select notes as text from lesson',
  'select answer from lesson_question',
  'select description from problem_version',
  'select translations::text from problem_version',
  'select editorial from problem_version',
  'select explanations::text from problem_version',
  'select hints::text from problem_version',
  'select description from contest',
  'select text from contest_announcement',
]

/**
 * Deletes pictures that nothing has referenced for two weeks: unsaved uploads, and pictures of texts changed since. A
 * text with pictures may stay unsaved in a browser for some days.
 */
export async function sweepPictures({ pool }: Database): Promise<number> {
  const swept = await pool.query(
    `delete from picture where stored_at < now() - interval '14 days'
       and not exists (select from product where image = '/pictures/' || encode(picture.hash, 'hex') || '.webp')
       and not exists (select from course where thumbnail = '/pictures/' || encode(picture.hash, 'hex') || '.webp')
       and encode(picture.hash, 'hex') not in (
         select (regexp_matches(text, '/pictures/([0-9a-f]{64})\\.webp', 'g'))[1]
         from (${textsWithPictures.join(' union all ')}) as written where text like '%/pictures/%')`,
  )
  return swept.rowCount ?? 0
}

function hashIn(path: string): Buffer | null {
  const hex = namePattern.exec(path)?.[1]
  return hex === undefined ? null : Buffer.from(hex, 'hex')
}
