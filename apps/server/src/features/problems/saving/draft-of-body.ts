import type { ProblemDraft } from '@codedojo/contract'
import { hashOf, storeFiles, type Transaction, type VersionCase } from '@codedojo/db'
import { AppError } from '../../../http/app-error.ts'
import { missingFiles, type StoredVersion } from '../versions/version-queries.ts'
import type { VersionDraft } from './version-draft.ts'

type BodyCase = ProblemDraft['hiddenTestCases'][number]

const setByAdmin = 'set by an admin'

/**
 * What an admin sent, with the texts of its cases stored. What the form cannot carry stays as it is in the current version:
 * programs that check outputs, and name and flags of a case whose texts are the same.
 * Throws `bad_input` when a case names a file that is not there.
 */
export async function draftOfBody(
  tx: Transaction,
  body: ProblemDraft,
  current: StoredVersion | null,
): Promise<VersionDraft> {
  await requireFiles(tx, body)
  const texts = [...body.visibleTestCases, ...body.hiddenTestCases].flatMap(typedTexts)
  await storeFiles(
    tx,
    texts.map((text) => Buffer.from(text)),
  )
  const cases = [
    ...body.visibleTestCases.map((one) => ({ ...hashesOf(one), isVisible: true })),
    ...body.hiddenTestCases.map((one) => ({ ...hashesOf(one), isVisible: false })),
  ]
  return {
    columns: { ...columnsOf(body), ...keptColumns(body, current) },
    cases: cases.map(flagsOf(current)),
    files: current?.files ?? [],
  }
}

function columnsOf(body: ProblemDraft) {
  return {
    title: body.title,
    description: body.description,
    difficulty: body.difficulty || ('easy' as const),
    tags: body.tags,
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

/** A limit that an admin leaves as it is still comes from where it came. */
function keptColumns({ timeLimitMs }: ProblemDraft, current: StoredVersion | null) {
  const before = current?.columns
  const { sameLimits = false, outputLimitBytes = null, validation = null, attribution = null } = before ?? {}
  const isSame = before?.timeLimitMs === timeLimitMs
  return {
    ...{ sameLimits, outputLimitBytes, validation, attribution },
    timeLimitSource: isSame ? before.timeLimitSource : setByAdmin,
    timeLimitBasis: isSame ? (before.timeLimitBasis ?? null) : null,
  }
}

function typedTexts({ input, output, inputRef, outputRef }: BodyCase): string[] {
  return [...(inputRef === undefined ? [input] : []), ...(outputRef === undefined ? [output] : [])]
}

function hashesOf({ input, output, inputRef, outputRef }: BodyCase) {
  const hash = (text: string, ref: string | undefined) =>
    ref === undefined ? hashOf(Buffer.from(text)) : Buffer.from(ref, 'hex')
  return { inputHash: hash(input, inputRef), outputHash: hash(output, outputRef) }
}

async function requireFiles(tx: Transaction, body: ProblemDraft): Promise<void> {
  const named = (['visibleTestCases', 'hiddenTestCases'] as const).flatMap((list) =>
    body[list].flatMap(({ inputRef, outputRef }, at) => [
      ...(inputRef === undefined ? [] : [{ field: `${list}.${at}.inputRef`, ref: inputRef }]),
      ...(outputRef === undefined ? [] : [{ field: `${list}.${at}.outputRef`, ref: outputRef }]),
    ]),
  )
  const missing = await missingFiles(tx, [...new Set(named.map(({ ref }) => ref))])
  if (missing.size === 0) return
  const errors = named
    .filter(({ ref }) => missing.has(ref))
    .slice(0, 20)
    .map(({ field }) => ({ field, message: 'This file is no longer there. Upload it again.' }))
  throw new AppError('bad_input', errors[0]?.message ?? '', { errors })
}

type HashedCase = ReturnType<typeof hashesOf> & { readonly isVisible: boolean }

/** Finds the case of the current version with the same texts: at the same place first, and anywhere otherwise. */
function flagsOf(current: StoredVersion | null): (one: HashedCase, at: number) => VersionCase {
  const before = current?.cases ?? []
  const keyOf = ({ inputHash, outputHash }: Pick<VersionCase, 'inputHash' | 'outputHash'>) =>
    `${inputHash.toString('hex')} ${outputHash.toString('hex')}`
  const firsts = new Map(before.map((old): [string, VersionCase] => [keyOf(old), old]).reverse())
  return (one, at) => {
    const key = keyOf(one)
    const there = before[at]
    const old = there && keyOf(there) === key ? there : firsts.get(key)
    if (!old) return one
    const { name = '', comparison = null, validatorFlags = null } = old
    return { ...one, name, comparison, validatorFlags }
  }
}
