import { join } from 'node:path'
import type { Language } from '@codedojo/contract'
import { readProblemPackage } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { readPlanFiles } from './read-plan-files.ts'

const content = join(import.meta.dirname, '../../../../../content')

/** A function other than `main`, or a `return` in one. */
const ownFunction: Readonly<Record<Language, RegExp>> = {
  python: /\bdef\b|\blambda\b|\breturn\b/,
  java: /\bstatic (?!void main\()|\breturn\b|->/,
  cpp: /^(?!int main\()[\w:<>&* ]+ \w+\(.*\) \{$|\breturn\b/m,
  javascript: /\bfunction\b|=>|\breturn\b/,
}

test('before functions are taught, no starter of the first plan has one', async () => {
  const plans = await readPlanFiles(join(content, 'plans'))
  const sections = plans.find(({ slug }) => slug === 'your-first-programs')?.sections ?? []
  const taught = sections.findIndex(({ title }) => title.startsWith('Functions'))
  const before = sections.slice(0, taught).flatMap(({ problems }) => problems)

  const packages = await Promise.all(
    before.map((name) => readProblemPackage(join(content, 'problems', name))),
  )
  const found = packages.flatMap(({ folderName, starters }) =>
    starters
      .filter(({ language, code }) => ownFunction[language].test(code))
      .map(({ language }) => `${folderName} in ${language}`),
  )

  expect(before.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
