import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Problem, problemDetailsSchema } from '@codedojo/contract'
import { readCases, readProblemFiles, readProblemToJudge, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { importPackage } from './import-package.ts'
import { loadStarterContent } from './starter-content.ts'

/** The part of the problem's current version that judges read. */
async function current({ database }: TestApp, problemId: string) {
  const { problem } = schema
  const [row] = await database.queries
    .select({ revision: problem.revision })
    .from(problem)
    .where(eq(problem.id, problemId))
  return { problemId, revision: row?.revision ?? 0 }
}

const folder = resolve(import.meta.dirname, '../../../../../../content/problems/first-echo')

test('a package whose title another problem has is refused with the reason', async () => {
  await using server = await startApp()
  const first = await importPackage(server.database, folder)
  const admin = await server.signUpAdmin()
  await admin.send('DELETE', `/problem/delete/${first.id}`)
  await server.addProblem({ title: first.title.toUpperCase() })

  const refused = importPackage(server.database, folder)

  await expect(refused).rejects.toMatchObject({ code: 'title_taken' })
  await expect(refused).rejects.toThrow(`There is already a problem with the title "${first.title}".`)
})

test('importing a package again replaces the problem that came from it', async () => {
  await using server = await startApp()
  const first = await importPackage(server.database, folder)

  const second = await importPackage(server.database, folder)

  expect(second).toEqual({ ...first, isNew: false })
})

test('the known mistakes of a package are kept, and replaced with it', async () => {
  await using server = await startApp()
  const known = () =>
    server.database.queries
      .select({ path: schema.knownMistake.path, sentence: schema.knownMistake.sentence })
      .from(schema.knownMistake)
  await using example = await foreignPackage({
    'submissions/wrong_answer/a.py': '# Wrong: prints 1.\nprint(1)\n',
    'submissions/wrong_answer/b.py': 'print(2)\n',
  })
  const { id } = await importPackage(server.database, example.folder)
  expect(await known()).toEqual([{ path: 'wrong_answer/a.py', sentence: 'prints 1' }])

  await writeFile(join(example.folder, 'submissions/wrong_answer/a.py'), 'print(1)\n')
  await writeFile(join(example.folder, 'submissions/wrong_answer/b.py'), '# Wrong: prints 2.\nprint(2)\n')

  expect((await importPackage(server.database, example.folder)).id).toBe(id)
  expect(await known()).toEqual([{ path: 'wrong_answer/b.py', sentence: 'prints 2' }])
})

test('problems that came with CodeDojo before it kept known mistakes get theirs, once', async () => {
  await using server = await startApp()
  await using example = await foreignPackage({ 'submissions/wrong_answer/a.py': '# Wrong: prints 1.\n' })
  const starters = join(example.folder, 'starters')
  await mkdir(starters)
  for (const part of ['problem.yaml', '.timelimit', 'problem_statement', 'data', 'submissions'])
    await cp(join(example.folder, part), join(starters, 'foreign', part), { recursive: true })
  const count = () => server.database.queries.$count(schema.knownMistake)
  await loadStarterContent(server.database, starters)
  await server.database.queries.delete(schema.knownMistake)

  await loadStarterContent(server.database, starters)
  expect(await count()).toBe(0)

  const { installationFact } = schema
  await server.database.queries.delete(installationFact).where(eq(installationFact.key, 'starter_mistakes'))
  expect(await loadStarterContent(server.database, starters)).toEqual({ loaded: [], failures: [] })
  expect(await count()).toBe(1)
})

test('a case keeps the comparison and the flags that its test group names', async () => {
  await using server = await startApp()
  await using mixed = await foreignPackage({
    'data/secret/testdata.yaml': 'output_validator_flags: float_tolerance 1e-4\n',
  })
  await using custom = await foreignPackage({
    'problem.yaml': 'name: Custom\nvalidation: custom\nvalidator_flags: a\n',
    'output_validators/check.py': 'print(1)\n',
    'data/secret/testdata.yaml': 'output_validator_flags: b c\n',
  })

  const compared = await importPackage(server.database, mixed.folder)
  const checked = await importPackage(server.database, custom.folder)

  const comparisons = (await readCases(server.database, await current(server, compared.id))).map(
    ({ comparison }) => comparison,
  )
  expect(comparisons).toEqual([null, expect.objectContaining({ floatAbsolute: 1e-4 })])
  const flags = (await readCases(server.database, await current(server, checked.id))).map(
    ({ validatorFlags }) => validatorFlags,
  )
  expect(flags).toEqual([null, ['b', 'c']])
  expect(
    (await readProblemToJudge(server.database, await current(server, checked.id)))?.validation?.outputFlags,
  ).toEqual(['a'])
})

test('the programs that come with a package are stored, and replaced with it', async () => {
  await using server = await startApp()
  await using example = await foreignPackage({
    'problem.yaml': 'name: Foreign\nvalidation: custom\nlimits: {validation_time: 3, output: 16}\n',
    'output_validators/a/main.py': 'print(1)\n',
    'output_validators/a/part.py': '\0',
    'input_validators/check.py': 'print(2)\n',
    'include/cpp/grader.h': '// grader\n',
    'data/testdata.yaml': 'input_validator_flags: --max 5\n',
  })

  await importPackage(server.database, example.folder)
  const { id } = await importPackage(server.database, example.folder)

  const files = await readProblemFiles(server.database, await current(server, id))
  const told = files.map(({ role, program, language, name, content }) => [
    role,
    program,
    language,
    name,
    content.toString(),
  ])
  expect(told).toEqual([
    ['include', 'cpp', 'cpp', 'grader.h', '// grader\n'],
    ['input_validator', 'input_validators/check.py', 'python', 'check.py', 'print(2)\n'],
    ['output_validator', 'output_validators/a', 'python', 'main.py', 'print(1)\n'],
    ['output_validator', 'output_validators/a', 'python', 'part.py', '\0'],
  ])
  expect(await readProblemToJudge(server.database, await current(server, id))).toMatchObject({
    outputLimitBytes: 16 * 1024 * 1024,
    validation: { inputFlags: ['--max', '5'], limits: { timeMs: 3000 } },
  })
})

test('a package without a time limit needs what a judging machine measured, and says how it came about', async () => {
  await using server = await startApp()
  await using untimed = await foreignPackage({ '.timelimit': '' })
  const basis = {
    slowest: { submission: 'accepted/a.py', language: 'python' as const, case: 'secret/1', cpuMs: 420 },
    multiplier: 5,
    resolutionMs: 1000,
    tools: { python: 'Python 3.11' },
    measuredOn: '2026-01-31',
    warnings: [],
  }

  await expect(importPackage(server.database, untimed.folder)).rejects.toThrow(/names no time limit/)
  const { id } = await importPackage(server.database, untimed.folder, {
    derivedTimeLimit: { timeMs: 3000, timeSource: 'derived', basis },
  })

  const admin = await server.signUpAdmin()
  await using _judge = await judgeJobs(server.database, () => ({}))
  const read = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  expect(read).toMatchObject({ timeLimitMs: 3000, timeLimitSource: 'derived', timeLimitBasis: basis })
  await admin.send('PUT', `/problem/update/${id}`, { ...read, title: 'Renamed' })
  const renamed = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  expect(renamed).toMatchObject({ title: 'Renamed', timeLimitSource: 'derived', timeLimitBasis: basis })
  await admin.send('PUT', `/problem/update/${id}`, { ...read, timeLimitMs: 2000 })
  const changed = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  expect(changed).toMatchObject({ timeLimitSource: 'set by an admin', timeLimitBasis: null })
})

test('an edit keeps the flags of the cases whose text it leaves, wherever they stand then', async () => {
  await using server = await startApp()
  await using mixed = await foreignPackage({
    'data/sample/2.in': '9\n',
    'data/sample/2.ans': '9\n',
    'data/secret/testdata.yaml': 'output_validator_flags: float_tolerance 1e-4\n',
  })
  const { id } = await importPackage(server.database, mixed.folder)
  const admin = await server.signUpAdmin()
  await using _judge = await judgeJobs(server.database, () => ({}))
  const read = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()

  const { statusCode } = await admin.send('PUT', `/problem/update/${id}`, {
    ...read,
    visibleTestCases: read.visibleTestCases.slice(1),
    hiddenTestCases: [{ input: 'new', output: 'new' }, ...(read.hiddenTestCases ?? [])],
  })

  expect(statusCode).toBe(200)
  const tolerances = (await readCases(server.database, await current(server, id))).map(
    ({ comparison }) => comparison?.floatAbsolute,
  )
  expect(tolerances).toEqual([undefined, undefined, 1e-4])
})

test('a memory limit of no whole number of KB is rounded', async () => {
  await using server = await startApp()
  await using fractional = await foreignPackage({
    'problem.yaml': 'name: Foreign\nlimits: {memory: 100.0007}\n',
  })

  const { id } = await importPackage(server.database, fractional.folder)

  const [row] = await server.database.queries
    .select()
    .from(schema.problemVersion)
    .where(eq(schema.problemVersion.problemId, id))
  expect(row?.memoryLimitKb).toBe(102_401)
})

test('an imported problem can be sent back as it was read, and its oddities only there', async () => {
  await using server = await startApp()
  await using odd = await foreignPackage({
    'problem.yaml':
      'name: Foreign\nlimits: {time_limit: 60, memory: 8192}\nvalidator_flags: float_tolerance 0\n',
    'data/sample/1.in': '',
    'data/secret/1.in': '',
  })
  const { id } = await importPackage(server.database, odd.folder)
  const admin = await server.signUpAdmin()
  await using _judge = await judgeJobs(server.database, () => ({}))
  const read = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  const update = (change: object) => admin.send('PUT', `/problem/update/${id}`, { ...read, ...change })
  const fieldsOf = async (change: object) =>
    problemDetailsSchema.parse((await update(change)).json()).errors.map(({ field }) => field)
  const [visible] = read.visibleTestCases

  const same = await update({})

  expect([same.statusCode, same.json()]).toMatchObject([200, { _id: id }])
  expect((await admin.get(`/problem/problemById/${id}`)).json()).toEqual({
    ...read,
    updatedAt: expect.any(String),
    version: 2,
  })
  expect((await update({ title: 'Renamed', timeLimitMs: 3000 })).statusCode).toBe(200)
  expect(await fieldsOf({ timeLimitMs: 60_000 })).toEqual(['timeLimitMs'])
  expect(
    await fieldsOf({ timeLimitMs: 3000, visibleTestCases: [visible, { ...visible, output: '2' }] }),
  ).toEqual(['visibleTestCases.1.explanation', 'visibleTestCases.1.input'])
  expect(await fieldsOf({ timeLimitMs: 3000, hiddenTestCases: [{ input: '', output: '' }] })).toEqual([
    'hiddenTestCases.0.output',
  ])
})

test('statements in other languages are shown, stay through a save, and go with an import that has none', async () => {
  await using server = await startApp()
  await using example = await foreignPackage({
    'problem.yaml': 'name: {en: Foreign, sv: Utländskt}\n',
    'problem_statement/problem.sv.md': 'Skriv talet. ![bild](a.svg)\n',
    'problem_statement/problem.de.tex': 'Gib die Zahl aus.\n',
    'problem_statement/a.svg': '<svg/>',
  })
  const { id } = await importPackage(server.database, example.folder)
  const [admin, learner] = [await server.signUpAdmin(), await server.signUp()]
  await using _judge = await judgeJobs(server.database, () => ({}))
  const shown = async () => (await learner.get(`/problem/problemById/${id}`)).json<Problem>().translations
  const translations = [
    { language: 'de', title: 'Foreign', description: 'Gib die Zahl aus.\n' },
    {
      language: 'sv',
      title: 'Utländskt',
      description: `Skriv talet. ![bild](/api/problem/${id}/asset/a.svg)\n`,
    },
  ]
  expect(await shown()).toEqual(translations)

  const read = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  await admin.send('PUT', `/problem/update/${id}`, { ...read, description: 'Print it.' })
  expect(await shown()).toEqual(translations)

  await rm(join(example.folder, 'problem_statement/problem.sv.md'))
  await rm(join(example.folder, 'problem_statement/problem.de.tex'))
  await importPackage(server.database, example.folder)
  expect(await shown()).toBeUndefined()
})

/** A foreign package, with the given files changed or added. */
async function foreignPackage(files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-import-'))
  const all = {
    'problem.yaml': 'name: Foreign\n',
    '.timelimit': '1',
    'problem_statement/problem.en.tex': '\\problemname{Foreign}\nPrint the number.\n',
    'data/sample/1.in': '1\n',
    'data/sample/1.ans': '1\n',
    'data/secret/1.in': '2\n',
    'data/secret/1.ans': '2\n',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
