import { normalizeUnicode, type ProblemStatus, type StoredSignature, splitParts } from '@codedojo/contract'
import { type CaseToWrite, type PackageToWrite, replacePictureAddresses } from '@codedojo/problem-package'
import type { StoredVersion } from '../versions/version-queries.ts'

export interface ProblemToExport {
  readonly id: string
  /** Name of the package that it was imported from. */
  readonly slug: string | null
  readonly number: number
  readonly status: ProblemStatus
  readonly publishAt: Date | null
  readonly version: StoredVersion
  readonly pictures: PackageToWrite['pictures']
  readonly knownMistakes: PackageToWrite['knownMistakes']
  readonly contentOf: (hash: Buffer) => Promise<Uint8Array>
}

/** Converts a stored problem to a package. */
export function exportedProblem(problem: ProblemToExport): PackageToWrite {
  const { id, number, status, publishAt, pictures, knownMistakes, contentOf, version } = problem
  const { row, cases, files } = version
  return {
    folderName: choosePackageName({ ...problem, title: row.title }),
    uuid: id,
    title: row.title,
    ...{ number, status, publishAt: publishAt?.toISOString() ?? null, pictures },
    difficulty: row.difficulty,
    tags: splitParts(row.tags),
    alsoCalled: splitParts(row.alsoCalled),
    description: withPictureNames(row.description, id),
    statementLanguage: row.statementLanguage,
    translations: row.translations.map((one) => ({
      ...one,
      description: withPictureNames(one.description, id),
    })),
    attribution: row.attribution,
    hints: row.hints,
    editorial: row.editorial,
    explanations: row.explanations,
    startCode: row.startCode,
    referenceSolution: row.referenceSolution,
    signature: row.signature && signatureToWrite(row.signature),
    knownMistakes,
    showFailingCase: row.showFailingCase,
    timeLimitMs: row.timeLimitMs,
    timeLimitSource: row.timeLimitSource,
    timeLimitBasis: row.timeLimitBasis,
    memoryLimitKb: row.memoryLimitKb,
    outputLimitBytes: row.outputLimitBytes,
    sameLimits: row.sameLimits,
    keepsCarriageReturns: row.keepsCarriageReturns,
    languageLimits: row.languageLimits,
    comparison: row.comparison,
    validation: row.validation,
    scoring: row.scoring,
    programs: files,
    cases: cases.map(
      (one, at): CaseToWrite => ({
        isVisible: one.isVisible,
        name: one.name ?? '',
        title: row.caseTitles[at] ?? null,
        input: () => contentOf(one.inputHash),
        output: () => contentOf(one.outputHash),
        comparison: one.comparison ?? null,
        validatorFlags: one.validatorFlags ?? null,
        group: one.groupName ?? null,
      }),
    ),
  }
}

function signatureToWrite({ solutions, ...texts }: StoredSignature): PackageToWrite['signature'] {
  return { texts, solutions }
}

/** In a package, statements refer to pictures by file name; see `descriptionOf` of the import. */
function withPictureNames(description: string, id: string): string {
  const address = `/api/problem/${id}/asset/`
  return replacePictureAddresses(description, (picture) =>
    picture.startsWith(address) ? (decoded(picture.slice(address.length)) ?? picture) : picture,
  )
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/** Name of the original package, or one made from the title; a valid folder name on any system. */
export function choosePackageName({
  slug,
  title,
  number,
}: {
  readonly slug: string | null
  readonly title: string
  readonly number: number
}): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no system takes them in a name.
  if (slug !== null && !/^\.{1,2}$|[<>:"/\\|?*\u0000-\u001f]/.test(slug)) return slug
  const words = normalizeUnicode(title, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return words === '' ? `problem-${number}` : words
}
