import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Examinations, examinationsSchema } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { examineCommand } from './examine-command.ts'
import { makePackage, packageFolder } from './testing/package-folder.ts'

const folder = packageFolder()
const packageOf = (name: string, files: Readonly<Record<string, string>>) =>
  makePackage(folder(), { ...echo, ...files }, name)

const echo = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Echo\nlimits: {time_resolution: 0.1}\n',
  'data/secret/1.in': '5\n',
  'data/secret/1.ans': '5\n',
  'submissions/accepted/echo.py': 'print(input())\n',
}
const timed = { 'problem.yaml': 'name: Echo\n', '.timelimit': '1' }
const rejecting = { 'input_validators/no.py': 'raise SystemExit("five is too much")\n' }

interface Examined {
  readonly status: number
  readonly lines: readonly string[]
  readonly found: Examinations
}

async function examine(
  paths: readonly string[],
  { skipInputValidators = false, slots = 1 } = {},
): Promise<Examined> {
  const lines: string[] = []
  const into = join(folder(), 'examined.json')
  const config = { ...parseConfig({ DATA_DIR: folder() }), slotCount: slots }
  const print = (line: string) => lines.push(line)
  const status = await examineCommand({ paths, config, print, into, skipInputValidators })
  const found = examinationsSchema.parse(JSON.parse(await readFile(into, 'utf8')))
  return { status, lines, found }
}

test('a limit that is not named is measured, one that is named is left alone', {
  timeout: 60_000,
}, async () => {
  const paths = [await packageOf('untimed', {}), await packageOf('timed', timed)] as const

  const { status, found } = await examine(paths)

  expect(status).toBe(0)
  expect(found[paths[1]]).toBeNull()
  expect(found[paths[0]]).toMatchObject({
    timeSource: expect.stringContaining('accepted/echo.py'),
    basis: {
      slowest: { submission: 'accepted/echo.py', language: 'python', case: 'secret/1' },
      multiplier: 2,
      resolutionMs: 100,
      tools: { python: expect.stringMatching(/^Python 3/) },
      warnings: [],
    },
  })
})

test('a package whose own input validator rejects a case is refused, unless these are skipped', {
  timeout: 60_000,
}, async () => {
  const path = await packageOf('rejected', { ...timed, ...rejecting })
  const other = await packageOf('other', { ...timed, 'input_validators/yes.py': 'raise SystemExit(42)\n' })

  const refused = await examine([path, other])
  const skipped = await examine([path], { skipInputValidators: true })

  expect(refused.status).toBe(1)
  expect(refused.found).toEqual({ [other]: null })
  expect(refused.lines[0]).toMatch(/input_validators\/no\.py.*data\/secret\/1\.in.*five is too much/)
  expect(refused.lines[1]).toContain('--skip-input-validators')
  expect(skipped).toMatchObject({ status: 0, found: { [path]: null } })
})

test('a package whose output validator does not compile is refused with the reason', {
  timeout: 60_000,
}, async () => {
  const custom = { 'problem.yaml': 'name: Echo\nvalidation: custom\n', '.timelimit': '1' }
  const checker = (code: string) => ({ ...custom, 'output_validators/check.py': code })
  const broken = await packageOf('broken', checker('def no(:\n'))
  const working = await packageOf('working', checker('raise SystemExit(42)\n'))

  const { status, lines, found } = await examine([broken, working], { skipInputValidators: true })

  expect(status).toBe(1)
  expect(found).toEqual({ [working]: null })
  expect(lines).toEqual([
    expect.stringMatching(/^broken\toutput_validators\/check\.py\tpython.*\tFAIL\t.*SyntaxError/),
    expect.stringMatching(/^broken\trefused\t/),
  ])
})

test('a package that cannot be read, and one without anything to measure, are refused with the reason', {
  timeout: 60_000,
}, async () => {
  const none = await packageOf('none', { 'submissions/accepted/echo.py': 'print(1)\n' })

  const { status, lines, found } = await examine([join(folder(), 'absent'), none])

  expect(status).toBe(1)
  expect(found).toEqual({})
  expect(lines[0]).toContain('absent')
  expect(lines.at(-1)).toMatch(/none\trefused\t.*no accepted submission/)
})

test('a machine that cannot judge still imports what needs no judging', async () => {
  const path = await packageOf('plain', timed)

  // No sandbox can be opened without a slot.
  const { status, found } = await examine([path], { slots: 0 })

  expect(status).toBe(0)
  expect(found).toEqual({ [path]: null })
})
