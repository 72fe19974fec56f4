import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { readSizes } from './stored-sizes.ts'

const { storedFile, testCase } = schema

/** A stored file as far as it is to be shown. */
export interface StoredText {
  readonly hash: Buffer
  /** Of the whole file. */
  readonly bytes: number
  /** All of it, or its beginning. */
  readonly start: Buffer
}

/** How much is read of many files. */
export interface TextBounds {
  /** A file up to this size is read whole … */
  readonly wholeBytes: number
  /** … as long as all that are do not have more together. */
  readonly allBytes: number
  /** Of any other file this much is read. */
  readonly startBytes: number
}

export interface CaseTexts {
  /** From 1, visible cases first. */
  readonly ordinal: number
  readonly isVisible: boolean
  readonly input: StoredText
  readonly output: StoredText
}

export interface WantedCases {
  readonly problemId: string
  readonly revision: number
  /** Only those of the statement. */
  readonly onlyVisible?: boolean
  /** Only these. */
  readonly ordinals?: readonly number[]
}

/** The cases of a revision in the order of judging; none when it was not kept. No more is read of them than is shown. */
export async function readCaseTexts(
  database: Database,
  wanted: WantedCases,
  bounds: TextBounds,
): Promise<CaseTexts[]> {
  const { problemId, revision, onlyVisible, ordinals } = wanted
  const rows = await database.queries
    .select({
      ordinal: testCase.ordinal,
      isVisible: testCase.isVisible,
      inputHash: testCase.inputHash,
      outputHash: testCase.outputHash,
    })
    .from(testCase)
    .where(
      and(
        eq(testCase.problemId, problemId),
        eq(testCase.revision, revision),
        onlyVisible ? testCase.isVisible : undefined,
        ordinals && inArray(testCase.ordinal, [...ordinals]),
      ),
    )
    .orderBy(asc(testCase.ordinal))
  const hashes = rows.flatMap(({ inputHash, outputHash }) => [inputHash, outputHash])
  const texts = await readStoredTexts(database, hashes, bounds)
  return rows.flatMap(({ ordinal, isVisible }, at) => {
    const [input, output] = [texts[2 * at], texts[2 * at + 1]]
    return input && output ? [{ ordinal, isVisible, input, output }] : []
  })
}

/** The files with these hashes, in their order; one that is not there is left out. */
export async function readStoredTexts(
  database: Database,
  hashes: readonly Buffer[],
  bounds: TextBounds,
): Promise<StoredText[]> {
  const sizes = await readSizes(database, hashes)
  const whole = chooseWhole(hashes, sizes, bounds)
  const starts = new Map([
    ...(await readStarts(database, [...whole], bounds.wholeBytes)),
    ...(await readStarts(
      database,
      [...sizes.keys()].filter((key) => !whole.has(key)),
      bounds.startBytes,
    )),
  ])
  return hashes.flatMap((hash) => {
    const key = hash.toString('hex')
    const [bytes, start] = [sizes.get(key), starts.get(key)]
    return bytes === undefined || !start ? [] : [{ hash, bytes, start }]
  })
}

/** In the order in which they are shown, so that the first cases of a problem are whole. */
function chooseWhole(
  hashes: readonly Buffer[],
  sizes: ReadonlyMap<string, number>,
  { wholeBytes, allBytes }: TextBounds,
): Set<string> {
  const whole = new Set<string>()
  let left = allBytes
  for (const hash of hashes) {
    const key = hash.toString('hex')
    const bytes = sizes.get(key)
    if (bytes === undefined || bytes > Math.min(wholeBytes, left) || whole.has(key)) continue
    whole.add(key)
    left -= bytes
  }
  return whole
}

async function readStarts(
  { queries }: Database,
  keys: readonly string[],
  mostBytes: number,
): Promise<[string, Buffer][]> {
  if (keys.length === 0) return []
  const rows = await queries
    .select({
      hash: storedFile.hash,
      start: sql<Buffer>`substring(${storedFile.content} from 1 for ${sql.raw(String(mostBytes))})`,
    })
    .from(storedFile)
    .where(
      inArray(
        storedFile.hash,
        keys.map((key) => Buffer.from(key, 'hex')),
      ),
    )
  return rows.map(({ hash, start }) => [hash.toString('hex'), start])
}
