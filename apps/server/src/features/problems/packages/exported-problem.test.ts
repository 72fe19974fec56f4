import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  difficulties,
  isStorable,
  type Language,
  languages,
  problemDraftBody,
  problemTitleSchema,
  splitParts,
} from '@codedojo/contract'
import {
  type CaseToWrite,
  type PackageToWrite,
  type ProgramFile,
  readProblemPackage,
  writeProblemPackage,
} from '@codedojo/problem-package'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choosePackageName } from './exported-problem.ts'
import { importedAssets, importedCases, importedColumns, importedFiles } from './imported-problem.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-written-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const line = (most: number) => fc.string({ minLength: 1, maxLength: most, unit: 'grapheme' })
const text = (most: number) =>
  fc
    .oneof(
      line(most),
      fc
        .array(fc.constantFrom('a', ' ', '\n', '\r', '\t', '"', "'", ':', '#', '-', '\\', '\uFEFF'))
        .map((parts) => parts.join('')),
    )
    .filter((one) => one !== '' && one.length <= most && isStorable(one))
const orEmpty = (most: number) => fc.oneof(fc.constant(''), text(most))
const bytes = fc.uint8Array({ maxLength: 40 })
const someLanguages = fc
  .subarray([...languages])
  .chain((chosen) => fc.shuffledSubarray(chosen, { minLength: chosen.length }))
const tolerance = fc.option(
  fc.oneof(fc.constantFrom(0, 1e-7, 1e-6, 0.5), fc.double({ min: 0, max: 1e300, noNaN: true })),
)
const comparison = fc.record({
  caseSensitive: fc.boolean(),
  spaceSensitive: fc.boolean(),
  floatAbsolute: tolerance.map((one) => one && one + 0),
  floatRelative: tolerance.map((one) => one && one + 0),
})
const flags = fc.array(fc.constantFrom('a', '--max', '1e-6', 'case_sensitive', 'b:c', '#', '"'), {
  maxLength: 3,
})
const title = line(100)
  .map((one) => problemTitleSchema.safeParse(one).data)
  .filter((one) => one !== undefined)
const otherNames = fc
  .array(fc.oneof(line(100), fc.constantFrom('A', 'A + B', 'Summe: zwei', 'क्\u200dष', 'a'.repeat(100))), {
    maxLength: 80,
  })
  .map((names) => problemDraftBody.shape.alsoCalled.safeParse(names.join(',')).data)
  .filter((names) => names !== undefined)
  .map(splitParts)
const caseName = fc.constantFrom('1', '2', '10', 'a', 'b/1', 'b/2', 'c/d/1', 'true', 'null', '0x1')

const caseOf = (isVisible: boolean) =>
  fc.record<CaseToWrite>({
    isVisible: fc.constant(isVisible),
    group: fc.constant(null),
    name: fc.oneof(
      fc.constant(''),
      caseName.map((name) => `${isVisible ? 'sample' : 'secret'}/${name}`),
    ),
    title: fc.oneof(fc.constant(''), title),
    input: bytes,
    output: bytes,
    comparison: fc.option(comparison),
    validatorFlags: fc.option(flags),
  })

const program = (role: 'output_validator' | 'input_validator', folders: readonly string[]) =>
  fc.constantFrom(...folders).chain((at) =>
    fc.oneof(
      bytes.map((content): ProgramFile[] => [
        { role, program: `${at}/check.py`, language: 'python', name: 'check.py', content },
      ]),
      fc.tuple(bytes, bytes).map(([content, more]): ProgramFile[] => [
        { role, program: `${at}/check`, language: 'cpp', name: 'main.cc', content },
        { role, program: `${at}/check`, language: 'cpp', name: 'part/part.h', content: more },
      ]),
    ),
  )
const included = fc
  .constantFrom<Language>(...languages)
  .chain((language) =>
    bytes.map((content): ProgramFile[] => [
      { role: 'include', program: language, language, name: 'lib/grader.txt', content },
    ]),
  )
const programs = fc
  .tuple(
    fc.option(program('output_validator', ['output_validator', 'output_validators']), { nil: [] }),
    fc.option(program('input_validator', ['input_validators', 'input_format_validators']), { nil: [] }),
    fc.option(included, { nil: [] }),
  )
  .map((files) => files.flat())

/** In the order in which they are read again, and in no language of a main statement. */
const translations = fc
  .subarray(['is', 'pt-BR', 'zh-Hant'])
  .chain((all) =>
    fc.tuple(
      ...all.map((language) =>
        fc.record({ language: fc.constant(language), title, description: orEmpty(50) }),
      ),
    ),
  )

const problems = fc
  .record({
    ...{ title, programs, comparison },
    folderName: fc.constantFrom('package', 'Größe 1', 'a.b'),
    uuid: fc.uuid(),
    number: fc.integer({ min: 1, max: 1_000_000 }),
    difficulty: fc.constantFrom(...difficulties),
    tags: fc.array(fc.constantFrom('Math', 'C++', 'a b', "x'y"), { maxLength: 4 }),
    alsoCalled: otherNames,
    status: fc.constant('draft' as const),
    publishAt: fc.constant(null),
    description: orEmpty(200),
    statementLanguage: fc.constantFrom('en', 'de'),
    translations,
    pictures: fc.array(fc.record({ name: fc.constant('a.png'), content: bytes }), { maxLength: 1 }),
    attribution: fc.option(
      fc.oneof(
        text(50),
        fc.constantFrom('Author: A, B · Licence: cc by-sa', 'Source: x (https://e.org) · Rights: 2012'),
      ),
    ),
    hints: fc.array(text(50), { maxLength: 3 }),
    editorial: orEmpty(100),
    startCode: someLanguages.chain((all) =>
      fc.tuple(...all.map((language) => orEmpty(50).map((initialCode) => ({ language, initialCode })))),
    ),
    referenceSolution: someLanguages.chain((all) =>
      fc.tuple(
        ...all.map((language) =>
          fc.tuple(orEmpty(50), fc.boolean()).map(([completeCode, hasVideo]) => ({
            ...{ language, completeCode },
            ...(hasVideo && { video: 'https://example.org/v?a=1#b' }),
          })),
        ),
      ),
    ),
    knownMistakes: fc
      .array(fc.constantFrom('', '\uFEFF', 'x = 1\r\n'), { maxLength: 3 })
      .map((all) =>
        all.map((start, at) => ({ path: `wrong_answer/${at}.py`, code: `${start}# Wrong: greedy.\n` })),
      ),
    showFailingCase: fc.boolean(),
    timeLimitMs: fc.integer({ min: 1, max: 600_000 }),
    timeLimitSource: fc.oneof(fc.constant('limits.time_limit'), text(50)),
    timeLimitBasis: fc.constant(null),
    memoryLimitKb: fc.integer({ min: 1, max: 64 * 1024 * 1024 }),
    outputLimitBytes: fc.option(fc.integer({ min: 1, max: 256 * 1024 * 1024 })),
    sameLimits: fc.boolean(),
    // Otherwise carriage returns in cases would be lost.
    keepsCarriageReturns: fc.constant(true),
    languageLimits: fc.constantFrom(
      {},
      { java: { timeMs: 101 } },
      { python: { timeMs: 333, memoryKb: 16_385 } },
    ),
    flags: fc.record({
      output: flags,
      input: fc.oneof(flags, fc.dictionary(fc.constantFrom('check', 'other'), flags)),
    }),
    scoring: fc.constant(null),
    signature: fc.constant(null),
    cases: fc
      .tuple(fc.array(caseOf(true), { maxLength: 4 }), fc.array(caseOf(false), { maxLength: 6 }))
      .map((both) => both.flat()),
    explanation: orEmpty(50),
  })
  .map(({ flags: { output, input }, explanation, ...one }): PackageToWrite => {
    const isCustom = one.programs.some(({ role }) => role === 'output_validator')
    const hasValidators = one.programs.some(({ role }) => role !== 'include')
    const limits = { timeMs: 2501, memoryBytes: 1_000_001, outputBytes: 3_000_001 }
    return {
      ...one,
      validation: hasValidators ? { outputFlags: isCustom ? output : [], inputFlags: input, limits } : null,
      explanations: one.cases.filter(({ isVisible }) => isVisible).map((_, at) => `${explanation}${at}`),
      cases: one.cases.map((each) => ({
        ...each,
        // A case setting is exported only if it differs from the problem's, and must match the kind of output
        // validation.
        comparison: isCustom || same(each.comparison, one.comparison) ? null : each.comparison,
        validatorFlags: isCustom && !same(each.validatorFlags, output) ? each.validatorFlags : null,
      })),
    }
  })

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

test('every problem can be written and read again without a difference', async () => {
  let at = 0
  await fc.assert(
    fc.asyncProperty(problems, async (problem) => {
      at += 1
      const path = join(folder, `${at}.zip`)
      await pipeline(writeProblemPackage(problem), createWriteStream(path))

      const read = await readProblemPackage(path)
      await rm(path)

      const {
        pictures,
        programs: files,
        knownMistakes,
        cases,
        folderName,
        uuid,
        number,
        status,
        publishAt,
        ...columns
      } = problem
      expect(importedColumns({ read, id: uuid, derivedTimeLimit: null })).toEqual({
        ...columns,
        caseTitles: cases.map((one) => one.title),
        tags: problem.tags.join(','),
        alsoCalled: problem.alsoCalled.join(','),
        // Input validator flags are meaningless without a case that uses them.
        validation:
          problem.validation &&
          (cases.length > 0 ? problem.validation : { ...problem.validation, inputFlags: [] }),
      })
      expect({
        folderName: read.folderName,
        number: read.codedojo?.number,
        status: read.codedojo?.status,
      }).toEqual({
        ...{ folderName, number, status },
      })
      expect(plain(importedCases(read))).toEqual(
        plain(cases.map(({ title: _, group: groupName, ...one }) => ({ ...one, groupName }))),
      )
      expect(plain(importedFiles(read))).toEqual(plain(files))
      expect(read.knownMistakes.map(({ path, code }) => ({ path, code }))).toEqual(knownMistakes)
      expect(plain(importedAssets(read))).toEqual(
        plain(pictures.map((picture) => ({ contentType: 'image/png', ...picture }))),
      )
    }),
    { numRuns: 100 },
  )
}, 180_000)

/** Converts bytes of any class to text, and sorts rows. */
function plain(rows: readonly object[]): unknown[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ]),
    ),
  )
}

test.each([
  ['two-sum', 'Anything', 'two-sum'],
  ['../etc', 'Zwei Türme!', 'zwei-turme'],
  ['a\\b', '???', 'problem-7'],
  [null, '塔 2', '塔-2'],
])('a problem of the package %s called "%s" is exported as "%s"', (slug, name, wanted) => {
  expect(choosePackageName({ slug, title: name, number: 7 })).toBe(wanted)
})
