import type { ScoreGroup, SignatureTexts } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bytesOf, readSizes } from './stored-sizes.ts'

const { problemVersion, storedFile, testCase } = schema

/** A stored file, possibly truncated for display. */
export interface StoredText {
  readonly hash: Buffer
  /** Size of the whole file in bytes. */
  readonly bytes: number
  /** The content or its beginning. */
  readonly start: Buffer
}

/** How much of many files is read. */
export interface TextBounds {
  /** Files up to this size are read whole … */
  readonly wholeBytes: number
  /** … while their total does not exceed this size. */
  readonly allBytes: number
  /** Bytes read of any other file. */
  readonly startBytes: number
}

export interface CaseTexts {
  /** From 1, visible cases first. */
  readonly ordinal: number
  readonly isVisible: boolean
  /** Its group in a problem with points. */
  readonly groupName: string | null
  readonly input: StoredText
  readonly output: StoredText
}

export interface WantedCases {
  readonly problemId: string
  readonly revision: number
  /** Only visible cases. */
  readonly onlyVisible?: boolean
  /** Only these positions. */
  readonly ordinals?: readonly number[]
}

/**
 * The cases of a revision, in judging order; none when the revision was not kept. Reads no more bytes than are shown.
 */
export async function readCaseTexts(
  database: Database,
  wanted: WantedCases,
  bounds: TextBounds,
): Promise<CaseTexts[]> {
  const { problemId, revision, onlyVisible, ordinals } = wanted
  const [ofInput, ofOutput] = [alias(storedFile, 'input'), alias(storedFile, 'output')]
  const rows = await database.queries
    .select({
      ordinal: testCase.ordinal,
      isVisible: testCase.isVisible,
      groupName: testCase.groupName,
      input: { hash: ofInput.hash, bytes: bytesOf(ofInput) },
      output: { hash: ofOutput.hash, bytes: bytesOf(ofOutput) },
    })
    .from(testCase)
    .innerJoin(ofInput, eq(ofInput.hash, testCase.inputHash))
    .innerJoin(ofOutput, eq(ofOutput.hash, testCase.outputHash))
    .where(
      and(
        eq(testCase.problemId, problemId),
        eq(testCase.revision, revision),
        onlyVisible ? testCase.isVisible : undefined,
        ordinals && inArray(testCase.ordinal, [...ordinals]),
      ),
    )
    .orderBy(asc(testCase.ordinal))
  const files = rows.flatMap(({ input, output }) => [input, output])
  const sizes = new Map(files.map(({ hash, bytes }) => [hash.toString('hex'), bytes]))
  const hashes = files.map(({ hash }) => hash)
  const texts = await readKnownTexts(database, { hashes, sizes }, bounds)
  return rows.flatMap(({ ordinal, isVisible, groupName }, at) => {
    const [input, output] = [texts[2 * at], texts[2 * at + 1]]
    return input && output ? [{ ordinal, isVisible, groupName, input, output }] : []
  })
}

/** What the parts of a problem are called for learners. */
export interface JudgedTitles {
  /** Of the cases, in judging order; none for a version older than titles. */
  readonly caseTitles: readonly string[]
  /** With the titles of its groups; null for a pass-fail problem. */
  readonly scoring: ScoreGroup | null
  /** The function that learners may write; null if there is none. */
  readonly signature: SignatureTexts | null
}

/** The titles of a revision, as its newest version has them. */
export async function readTitles(
  { queries }: Database,
  { problemId, revision }: Pick<WantedCases, 'problemId' | 'revision'>,
): Promise<JudgedTitles> {
  const [row] = await queries
    .select({
      caseTitles: problemVersion.caseTitles,
      scoring: problemVersion.scoring,
      signature: problemVersion.signature,
    })
    .from(problemVersion)
    .where(
      and(
        eq(problemVersion.problemId, problemId),
        eq(problemVersion.revision, revision),
        eq(problemVersion.isCandidate, false),
      ),
    )
    .orderBy(desc(problemVersion.version))
    .limit(1)
  return row ?? { caseTitles: [], scoring: null, signature: null }
}

/** The files with these hashes, in order; missing ones are left out. */
export async function readStoredTexts(
  database: Database,
  hashes: readonly Buffer[],
  bounds: TextBounds,
): Promise<StoredText[]> {
  return readKnownTexts(database, { hashes, sizes: await readSizes(database, hashes) }, bounds)
}

interface KnownFiles {
  readonly hashes: readonly Buffer[]
  /** Sizes in bytes by hexadecimal hash; missing files are left out. */
  readonly sizes: ReadonlyMap<string, number>
}

async function readKnownTexts(
  database: Database,
  { hashes, sizes }: KnownFiles,
  bounds: TextBounds,
): Promise<StoredText[]> {
  const whole = chooseWhole(hashes, sizes, bounds)
  const others = [...sizes.keys()].filter((key) => !whole.has(key))
  const read = await Promise.all([
    readStarts(database, [...whole], bounds.wholeBytes),
    readStarts(database, others, bounds.startBytes),
  ])
  const starts = new Map(read.flat())
  return hashes.flatMap((hash) => {
    const key = hash.toString('hex')
    const [bytes, start] = [sizes.get(key), starts.get(key)]
    return bytes === undefined || !start ? [] : [{ hash, bytes, start }]
  })
}

/** Chooses the files that are read whole: in display order, each that still fits into the total. */
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
