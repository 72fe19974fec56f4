import { expect, test } from 'vitest'
import { readProblemPackage } from './read-problem-package.ts'
import { exampleFolder, legacyFiles } from './testing/example-package.ts'

test.each([
  ['2030-12-31', '2030-12-31T00:00:00.000Z'],
  ['2030-12-31T09:30:00Z', '2030-12-31T09:30:00.000Z'],
])('an embargo until %s is read, whatever the format', async (text, time) => {
  for (const format of ['legacy', '2025-09']) {
    const yaml = `problem_format_version: ${format}\nname: Echo\nembargo_until: ${text}\n`
    await using example = await exampleFolder({ ...legacyFiles, 'problem.yaml': yaml })

    const { embargoUntil, findings } = await readProblemPackage(example.folder)

    expect({ embargoUntil, findings }).toEqual({ embargoUntil: time, findings: [] })
  }
})

test.each([
  'tomorrow',
  '2030-02-30',
  '2030-13-01',
  '2030-12-31 09:30',
  '2030-12-31T09:30:00+05:30',
  '20301231',
])('an embargo until %j is an error, because a guess could publish the problem', async (text) => {
  const yaml = `name: Echo\nembargo_until: "${text}"\n`
  await using example = await exampleFolder({ ...legacyFiles, 'problem.yaml': yaml })

  await expect(readProblemPackage(example.folder)).rejects.toThrow(`problem.yaml: embargo_until "${text}"`)
})
