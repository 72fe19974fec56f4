import {
  type ProblemDraft,
  printDeclaration,
  requireSignature,
  type SignatureTexts,
  type StoredSignature,
} from '@codedojo/contract'
import { hashOf, storeFiles, type Transaction, type VersionCase } from '@codedojo/db'
import { normalizeLineEnds } from '@codedojo/problem-package'
import { AppError } from '../../../http/app-error.ts'
import { findStoredFile } from '../queries.ts'
import {
  findFilesWithCarriageReturns,
  findMissingFiles,
  type StoredVersion,
} from '../versions/version-queries.ts'
import { groupsOfCases, inOrderOfSubtasks } from './groups-of-cases.ts'
import { refuseUncallable } from './refuse-uncallable.ts'
import type { VersionDraft } from './version-draft.ts'

type BodyCase = ProblemDraft['hiddenTestCases'][number]

const setByAdmin = 'set by an admin'

export interface BuiltDraft {
  readonly draft: VersionDraft
  /** Number of case texts whose line ends were normalised. */
  readonly plainedFiles: number
  /** Number of solutions that were only the function before, and are dropped because it is another one now. */
  readonly droppedFunctions: number
}

/**
 * Builds a version from an admin's request. Case texts are stored without carriage returns, unless the problem keeps
 * them; this is the only entry point for typed, uploaded and scripted cases, and for older stored ones. Fields that the
 * form does not have are copied from the current version: validators, and name and flags of a case with the same texts;
 * so is the title, if the request has none.
 * Throws `bad_input` when a case refers to a missing file, or when the signature does not fit the problem or a case.
 */
export async function buildVersionDraft(
  tx: Transaction,
  body: ProblemDraft,
  current: StoredVersion | null,
): Promise<BuiltDraft> {
  await requireFiles(tx, body)
  const kept = keptColumns(body, current)
  const hiddenTestCases = inOrderOfSubtasks(body)
  const bodyCases = [...body.visibleTestCases, ...hiddenTestCases]
  const old = current?.cases ?? []
  const stored = await storeTexts(tx, { cases: bodyCases, old, keeps: kept.keepsCarriageReturns })
  const cases = bodyCases.map((one, at) => ({
    inputHash: stored.hashOf(one.input, one.inputRef),
    outputHash: stored.hashOf(one.output, one.outputRef),
    isVisible: at < body.visibleTestCases.length,
  }))
  const findPlace = makePlaceFinder(old, stored.plainHashOf)
  const places = cases.map(findPlace)
  const caseTitles = bodyCases.map(
    ({ title }, at) => title ?? current?.columns.caseTitles?.[places[at] ?? -1] ?? '',
  )
  const groups = groupsOfCases({ body, hiddenTestCases, current, oldAt: (at) => old[places[at] ?? -1] })
  const draft = {
    columns: { ...columnsOf(body), ...kept, caseTitles, scoring: groups.scoring },
    cases: cases.map((one, at) => ({ ...withFlags(one, old[places[at] ?? -1]), ...groups.groupOf(at) })),
    files: current?.files ?? [],
  }
  await refuseUncallable(tx, { body, hiddenTestCases, draft, current })
  const droppedFunctions = solutionsIn(current?.columns.signature) - solutionsIn(kept.signature)
  return { draft, plainedFiles: stored.plainedFiles, droppedFunctions }
}

interface TextsToStore {
  readonly cases: readonly BodyCase[]
  /** Cases of the current version. */
  readonly old: readonly VersionCase[]
  /** Whether carriage returns are kept. */
  readonly keeps: boolean
}

interface StoredCaseTexts {
  readonly hashOf: (text: string, ref: string | undefined) => Buffer
  /** By hash of a stored file, the hash of the content without carriage returns. */
  readonly plainHashOf: (hash: Buffer) => Buffer
  readonly plainedFiles: number
}

async function storeTexts(tx: Transaction, { cases, old, keeps }: TextsToStore): Promise<StoredCaseTexts> {
  const plain = (bytes: Uint8Array) => (keeps ? bytes : normalizeLineEnds(bytes).bytes)
  const typed = cases.flatMap(typedTexts)
  const refs = cases.flatMap(({ inputRef, outputRef }) => [inputRef, outputRef])
  const named = new Set(refs.filter((ref) => ref !== undefined))
  const before = old.flatMap(({ inputHash, outputHash }) => [
    inputHash.toString('hex'),
    outputHash.toString('hex'),
  ])
  const odd = keeps ? [] : await findFilesWithCarriageReturns(tx, [...new Set([...named, ...before])])
  const plainHashes = new Map<string, Buffer>()
  // Sequential: all of them together may not fit into memory.
  for (const ref of odd) {
    const content = plain((await findStoredFile({ queries: tx }, ref)) ?? Buffer.of())
    plainHashes.set(ref, hashOf(content))
    if (named.has(ref)) await storeFiles(tx, [content])
  }
  await storeFiles(
    tx,
    typed.map((text) => plain(Buffer.from(text))),
  )
  const plainHashOf = (hash: Buffer) => plainHashes.get(hash.toString('hex')) ?? hash
  const typedOdd = typed.filter((text) => text.includes('\r')).length
  return {
    hashOf: (text, ref) =>
      ref === undefined ? hashOf(plain(Buffer.from(text))) : plainHashOf(Buffer.from(ref, 'hex')),
    plainHashOf,
    plainedFiles: keeps ? 0 : odd.filter((ref) => named.has(ref)).length + typedOdd,
  }
}

function columnsOf(body: ProblemDraft) {
  return {
    title: body.title,
    description: body.description,
    difficulty: body.difficulty,
    tags: body.tags,
    alsoCalled: body.alsoCalled,
    timeLimitMs: body.timeLimitMs,
    memoryLimitKb: body.memoryLimitKb,
    languageLimits: body.languageLimits,
    comparison: body.comparison,
    showFailingCase: body.showFailingCase,
    startCode: body.startCode,
    referenceSolution: body.referenceSolution,
    explanations: body.visibleTestCases.map((one) => one.explanation),
    hints: body.hints,
    editorial: body.editorial,
  }
}

/** An unchanged limit keeps its origin. */
function keptColumns({ timeLimitMs, signature: wanted }: ProblemDraft, current: StoredVersion | null) {
  const before = current?.columns
  const { sameLimits = false, outputLimitBytes = null, validation = null, attribution = null } = before ?? {}
  const { keepsCarriageReturns = false, statementLanguage = 'en', translations = [] } = before ?? {}
  const signature = signatureOf(wanted, before?.signature ?? null)
  const isSame = before?.timeLimitMs === timeLimitMs
  return {
    ...{ sameLimits, outputLimitBytes, validation, attribution, keepsCarriageReturns, signature },
    ...{ statementLanguage, translations },
    timeLimitSource: isSame ? before.timeLimitSource : setByAdmin,
    timeLimitBasis: isSame ? (before.timeLimitBasis ?? null) : null,
  }
}

/** Solutions stay with the function that they solve. */
function signatureOf(
  wanted: ProblemDraft['signature'],
  before: StoredSignature | null,
): StoredSignature | null {
  if (wanted === undefined) return before
  if (wanted === null) return null
  return { ...wanted, solutions: before && isSameFunction(before, wanted) ? before.solutions : [] }
}

/** Spaces make no other function. */
function isSameFunction(one: SignatureTexts, other: SignatureTexts): boolean {
  const [before, after] = [one, other].map((texts) => printDeclaration(requireSignature(texts).declaration))
  return before === after
}

function solutionsIn(signature: StoredSignature | null | undefined): number {
  return signature?.solutions.length ?? 0
}

function typedTexts({ input, output, inputRef, outputRef }: BodyCase): string[] {
  return [...(inputRef === undefined ? [input] : []), ...(outputRef === undefined ? [output] : [])]
}

async function requireFiles(tx: Transaction, body: ProblemDraft): Promise<void> {
  const named = (['visibleTestCases', 'hiddenTestCases'] as const).flatMap((list) =>
    body[list].flatMap(({ inputRef, outputRef }, at) => [
      ...(inputRef === undefined ? [] : [{ field: `${list}.${at}.inputRef`, ref: inputRef }]),
      ...(outputRef === undefined ? [] : [{ field: `${list}.${at}.outputRef`, ref: outputRef }]),
    ]),
  )
  const missing = await findMissingFiles(tx, [...new Set(named.map(({ ref }) => ref))])
  if (missing.size === 0) return
  const errors = named
    .filter(({ ref }) => missing.has(ref))
    .slice(0, 20)
    .map(({ field }) => ({ field, message: 'This file is no longer there. Upload it again.' }))
  throw new AppError('bad_input', errors[0]?.message ?? '', { errors })
}

type HashedCase = Pick<VersionCase, 'inputHash' | 'outputHash' | 'isVisible'>

/**
 * Finds the place of the case of the current version with the same texts: the same place first, then any; null if there
 * is none. Texts are compared after removing carriage returns.
 */
function makePlaceFinder(
  before: readonly VersionCase[],
  plainHashOf: (hash: Buffer) => Buffer,
): (one: HashedCase, at: number) => number | null {
  const keyOf = ({ inputHash, outputHash }: Pick<VersionCase, 'inputHash' | 'outputHash'>) =>
    `${plainHashOf(inputHash).toString('hex')} ${plainHashOf(outputHash).toString('hex')}`
  const firsts = new Map(before.map((old, at): [string, number] => [keyOf(old), at]).reverse())
  return (one, at) => {
    const key = keyOf(one)
    const there = before[at]
    return there && keyOf(there) === key ? at : (firsts.get(key) ?? null)
  }
}

function withFlags(one: HashedCase, old: VersionCase | undefined): VersionCase {
  if (!old) return one
  const { name = '', comparison = null, validatorFlags = null } = old
  return { ...one, name, comparison, validatorFlags }
}
