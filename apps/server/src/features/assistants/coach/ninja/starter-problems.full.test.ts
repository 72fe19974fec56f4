import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../testing/make-ninja-facts.ts'
import { coachNinja } from './coach-ninja.ts'

const content = join(import.meta.dirname, '../../../../../../../content/problems')
const messages = [
  'help',
  'give me the full code',
  'explain the problem',
  'explain example 1',
  'how do I read input',
  'complexity',
]
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

/** Lines of the solutions that would give something away: long ones that are not in the starter code. */
function tellingLines({ referenceSolutions, starters }: ProblemPackage): string[] {
  const shown = starters.map(({ code }) => code).join('\n')
  return referenceSolutions
    .flatMap(({ code }) => code.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length >= 20 && !shown.includes(line))
}

test('there are lines of solutions that must not be told, but in the shortest programs', async () => {
  const problems = await Promise.all(
    readdirSync(content).map((name) => readProblemPackage(join(content, name))),
  )

  const telling = problems.map((problem) => tellingLines(problem).length)

  expect(telling.filter((count) => count > 10).length).toBeGreaterThan(telling.length * 0.8)
})

test.each(readdirSync(content).toSorted())(
  'answers about %s are short, always the same, and hold no line of a solution',
  async (name) => {
    const read = await readProblemPackage(join(content, name))
    const telling = tellingLines(read)
    const visible = read.cases.filter(({ kind }) => kind === 'visible')
    const [first] = visible
    const wrong = read.submissions.filter(({ path }) => !path.includes('accepted'))

    const answers = wrong.flatMap(({ language, sources }) =>
      messages.flatMap((message) =>
        [1, 2, 3, 4].map((level) => {
          const failing = failingCase({
            index: 1,
            input: textOf(first?.input ?? Buffer.from('')),
            expected: textOf(first?.answer ?? Buffer.from('')),
            actual: '17\n',
          })
          const facts = makeNinjaFacts({
            ...{ message, level },
            lastWork: lastWork({
              language: language ?? 'python',
              code: textOf(sources[0]?.bytes ?? Buffer.from('')),
              failing,
            }),
            problem: {
              description: read.statements[0]?.markdown ?? '',
              hints: read.codedojo?.hints ?? [],
              editorial: read.editorial ?? '',
              visibleCases: visible.map(({ input, answer }, at) => ({
                ...{ input: textOf(input), output: textOf(answer ?? Buffer.from('')) },
                explanation: read.codedojo?.explanations?.[String(at + 1)] ?? '',
              })),
            },
          })
          const { text } = coachNinja(facts)
          return { level, text, isSame: coachNinja(facts).text === text }
        }),
      ),
    )

    expect(answers.length).toBeGreaterThan(50)
    expect(answers.filter(({ isSame }) => !isSame)).toEqual([])
    expect(answers.filter(({ text, level }) => level < 4 && text.length > 1500)).toEqual([])
    expect(answers.filter(({ text }) => telling.some((line) => text.includes(line)))).toEqual([])
  },
)

test('a hint that speaks of languages, or of a remainder below 0, names the languages', async () => {
  const vague = /\b(?:some|many|most|your) languages?\b|remainders?\b[^.?!]{0,40}(?:negative|\$-1\$)/
  const named = /Python|C\+\+|Java\b|JavaScript/
  const names = readdirSync(content)
  const problems = await Promise.all(names.map((name) => readProblemPackage(join(content, name))))

  const unnamed = problems.flatMap(({ folderName, codedojo }) =>
    (codedojo?.hints ?? []).filter((hint) => vague.test(hint) && !named.test(hint)).map(() => folderName),
  )

  expect(unnamed).toEqual([])
})
