import { buffer } from 'node:stream/consumers'
import type { ImportedPackage, PackageExamination, Problem } from '@codedojo/contract'
import { finishJudgeJob, runWorkers, schema } from '@codedojo/db'
import { registerJudge } from '@codedojo/db/testing'
import { createZipStream } from '@codedojo/problem-package'
import { asc, eq } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { lastSavedVersion } from '../testing/last-saved-version.ts'

type Files = Readonly<Record<string, string | Buffer>>

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  await server.database.queries.delete(schema.problem)
})

const base = {
  'problem.yaml': 'name: Foreign\n',
  '.timelimit': '1',
  'problem_statement/problem.en.tex': '\\problemname{Foreign}\nPrint it.\n\\includegraphics{a.png}\n',
  'problem_statement/a.png': 'picture',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'data/secret/1.in': '2\n',
  'data/secret/1.ans': '2\n',
  'submissions/accepted/a.py': 'print(input())\n',
  'submissions/accepted/b.cc': 'int main() {}\n',
} as const

const packed = (files: Files): Promise<Buffer> =>
  buffer(
    createZipStream(
      Object.entries(files).map(([path, text]) => ({ path, content: async () => Buffer.from(text) })),
    ),
  )

async function upload(payload: Buffer, query: Readonly<Record<string, string>> = {}) {
  const address = new URLSearchParams({ name: 'foreign.zip', ...query })
  return server.request({
    method: 'POST',
    url: `/api/problem/import?${address}`,
    headers: { cookie: admin.cookie, 'content-type': 'application/octet-stream' },
    payload,
  })
}

/** All rows that an import could have left behind. */
async function stored() {
  const { queries } = server.database
  return {
    problems: await queries
      .select({ id: schema.problem.id, version: schema.problem.version })
      .from(schema.problem),
    versions: await queries.$count(schema.problemVersion),
    cases: await queries.$count(schema.testCase),
    pictures: await queries
      .select({ content: schema.problemAsset.content })
      .from(schema.problemAsset)
      .orderBy(asc(schema.problemAsset.name)),
    events: await queries.$count(schema.auditEvent),
    openJobs: await queries.$count(schema.judgeJob, eq(schema.judgeJob.state, 'queued')),
  }
}

const assumed =
  'Difficulty and tag were assumed, as the package names none: medium and Math. Change them under Edit.'

test('a package is judged and published, and the log says who brought it in', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answer = await upload(await packed(base))

  expect(answer.statusCode).toBe(200)
  const imported = answer.json<ImportedPackage>()
  expect(imported).toMatchObject({ title: 'Foreign', isNew: true, status: 'published', findings: [assumed] })
  const shown = (await admin.get(`/problem/problemById/${imported._id}`)).json<Problem>()
  expect(shown.description).toContain(`/api/problem/${imported._id}/asset/a.png`)
  const [event] = await server.database.queries
    .select()
    .from(schema.auditEvent)
    .where(eq(schema.auditEvent.action, 'problem.imported'))
  expect(event).toMatchObject({ actorId: admin.user._id, subjectId: imported._id, subjectName: 'Foreign' })
  expect((await lastSavedVersion(server.database, imported._id)).columns.timeLimitSource).toBe('.timelimit')
})

test('a statement that is a PDF becomes a draft that shows its pages, with their text for whoever does not see them', async () => {
  const document = new PDFDocument({ size: [400, 200], margin: 20 })
  document.text('Sum [of two]').addPage().text('Input and output')
  document.end()
  const { 'problem_statement/problem.en.tex': _, ...others } = base

  const answer = await upload(
    await packed({ ...others, 'problem_statement/problem.en.pdf': await buffer(document) }),
  )

  const imported = answer.json<ImportedPackage>()
  expect(imported).toMatchObject({ status: 'draft', isNew: true })
  expect(imported.findings[0]).toBe(
    'It is a draft, which only administrators see. Its statement is a PDF, whose pages are shown as pictures: write its text first.',
  )
  expect(imported.findings).toContainEqual(
    expect.stringContaining(
      'The statement is a PDF only (problem_statement/problem.en.pdf): an import makes',
    ),
  )
  const shown = (await admin.get(`/problem/problemById/${imported._id}`)).json<Problem>()
  const address = (page: number) => `/api/problem/${imported._id}/asset/statement-page-${page}.png`
  expect(shown.description).toBe(
    `![Page 1: Sum \\[of two\\]](${address(1)})\n\n![Page 2: Input and output](${address(2)})`,
  )
  const picture = await admin.get(address(2).replace('/api', ''))
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
})

test('a PDF picture is drawn, and one that cannot be is named', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const document = new PDFDocument({ size: [100, 50] })
  document.end()

  const answer = await upload(
    await packed({
      ...base,
      'problem_statement/problem.en.tex': '\\includegraphics{plan}\n\n\\includegraphics{broken.pdf}\n',
      'problem_statement/plan.pdf': await buffer(document),
      'problem_statement/broken.pdf': 'no PDF',
    }),
  )

  const imported = answer.json<ImportedPackage>()
  expect(imported.findings).toEqual([
    assumed,
    'The picture problem_statement/broken.pdf could not be drawn, so it is not shown: save it as SVG or PNG under the same name beside it.',
  ])
  const shown = (await admin.get(`/problem/problemById/${imported._id}`)).json<Problem>()
  const address = `/api/problem/${imported._id}/asset/plan.pdf.png`
  expect(shown.description).toBe(`![plan.pdf](${address})\n\n![broken.pdf](broken.pdf)\n`)
  const picture = await admin.get(address.replace('/api', ''))
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
})

test('a problem that is there is replaced only on purpose, and then has a new version', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const first = (await upload(await packed(base))).json<ImportedPackage>()
  const changed = await packed({ ...base, 'data/secret/1.ans': '3\n', 'problem_statement/a.png': 'new' })

  const refused = await upload(changed)
  const replaced = await upload(changed, { replace: 'true' })

  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'package_exists', message: expect.stringContaining('"Foreign"') },
  ])
  expect(replaced.json()).toMatchObject({ _id: first._id, isNew: false })
  expect(await lastSavedVersion(server.database, first._id)).toMatchObject({
    ...{ version: 2, revision: 2 },
    assets: [{ content: Buffer.from('new') }],
  })
})

test('a package whose solutions are not Accepted changes nothing, its pictures neither, unless it is to be a draft', async () => {
  {
    await using _judge = await judgeJobs(server.database, () => ({}))
    await upload(await packed(base))
  }
  const before = await stored()
  const wrong = await packed({ ...base, 'data/secret/1.ans': '4\n', 'problem_statement/a.png': 'new' })
  await using _judge = await judgeJobs(server.database, (one) =>
    one.isVisible ? {} : { status: 'Wrong Answer' },
  )

  const refused = await upload(wrong, { replace: 'true' })

  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    {
      code: 'reference_rejected',
      message: expect.stringMatching(/Wrong Answer on hidden case 1.*import it as a draft/),
    },
  ])
  expect(await stored()).toEqual(before)
  expect((await upload(wrong, { replace: 'true', asDraft: 'true' })).json()).toMatchObject({
    status: 'draft',
  })
})

test('every solution of a package must be Accepted, and the one that is not is named', async () => {
  let asked = 0
  await using _judge = await judgeJobs(server.database, () => {
    asked += 1
    return asked <= 2 ? {} : { status: 'Time Limit Exceeded' }
  })

  const refused = await upload(await packed(base))

  expect(refused.json()).toMatchObject({
    code: 'reference_rejected',
    message: expect.stringMatching(/got Time Limit Exceeded on visible case 1/),
  })
})

test('a package without a solution that is judged here is refused, unless it is to be a draft', async () => {
  const { 'submissions/accepted/a.py': _a, 'submissions/accepted/b.cc': _b, ...without } = base
  const zip = await packed({ ...without, 'submissions/accepted/a.go': 'x' })
  const before = await stored()

  const refused = await upload(zip)

  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'reference_rejected' }])
  expect(await stored()).toEqual(before)
  expect((await upload(zip, { asDraft: 'true' })).json()).toMatchObject({ status: 'draft' })
})

test.each<[string, Files, string]>([
  [
    'in Latin-1',
    { 'submissions/accepted/a.py': Buffer.from('# \xe9\nprint(input())\n', 'latin1') },
    'it is not valid UTF-8',
  ],
  ['with a NUL', { 'submissions/accepted/a.py': '#\0\nprint(input())\n' }, 'it holds a NUL character'],
  [
    'that is too long',
    { 'submissions/accepted/a.py': `#${'-'.repeat(70_000)}\n` },
    'it is larger than 64 KB',
  ],
])('a package whose only solution is one %s is refused with that reason', async (_, files, reason) => {
  await using _judge = await examiner({ isRefused: false, lines: [], timeLimit: null })
  const { 'submissions/accepted/b.cc': __, ...rest } = base

  const refused = await upload(await packed({ ...rest, ...files }))

  const message = expect.stringContaining(`submissions/accepted/a.py cannot be kept as a solution: ${reason}`)
  expect(refused.json()).toMatchObject({ errors: [{ message }] })
})

test('a package without a hidden case becomes a draft, and never takes the place of what learners see', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const { 'data/secret/1.in': _in, 'data/secret/1.ans': _ans, ...without } = base
  const zip = await packed(without)

  const draft = (await upload(zip)).json<ImportedPackage>()
  const published = await upload(await packed(base), { replace: 'true' })
  const refused = await upload(zip, { replace: 'true' })

  expect(draft).toMatchObject({
    status: 'draft',
    findings: [expect.stringMatching(/no hidden case.*data\/secret/), assumed],
  })
  expect(published.json()).toMatchObject({ _id: draft._id, status: 'published' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'package_refused', message: expect.stringMatching(/no hidden case/) },
  ])
  expect(await lastSavedVersion(server.database, draft._id)).toMatchObject({ version: 2, isDraft: false })
})

/** A judge that examines packages with a given result. */
async function examiner(examined: PackageExamination) {
  const names: string[] = []
  const workers = runWorkers(server.database, {
    judgeId: await registerJudge(server.database),
    concurrency: 1,
    judgeJob: async (job) => {
      names.push(`${job.kind} ${job.kind === 'examine' ? job.code : ''} ${job.customInputs}`)
      await finishJudgeJob(server.database, job, {
        ...{ status: 'Accepted', cases: [], passed: 0, total: 0, runtimeMs: 0, memoryKb: 0 },
        ...{ compileMessage: null, errorMessage: null, limitsEnforced: true, examined },
      })
    },
  })
  return { names, [Symbol.asyncDispose]: workers.drain }
}

const unnamed = { ...base, '.timelimit': '', 'input_validators/check.py': '' }
const timeLimit = {
  ...{ timeMs: 3000, timeSource: 'derived' },
  basis: {
    slowest: { submission: 'accepted/a.py', language: 'python', case: 'secret/1', cpuMs: 420 },
    ...{ multiplier: 5, resolutionMs: 1000, tools: {}, measuredOn: '2026-01-31', warnings: [] },
  },
}

test('a time limit that is not named comes from the judge, with what it found', async () => {
  await using judge = await examiner({ isRefused: false, lines: ['Time limit: 3 s'], timeLimit })

  const answer = (await upload(await packed(unnamed))).json<ImportedPackage>()

  expect(judge.names[0]).toBe('examine foreign.zip ')
  expect(answer.findings).toEqual([assumed, 'Time limit: 3 s'])
  expect((await lastSavedVersion(server.database, answer._id)).columns).toMatchObject({
    ...{ timeLimitMs: 3000, timeLimitSource: 'derived', timeLimitBasis: timeLimit.basis },
  })
  expect(await server.database.queries.$count(schema.problem)).toBe(1)
})

test('a package that the judge refuses is refused with every reason, and nothing of it is kept', async () => {
  const lines = ['input_validators/check.py on secret/1: too large', 'Its input validators reject it.']
  const before = await stored()
  await using _judge = await examiner({ isRefused: true, lines, timeLimit: null })

  const answer = await upload(await packed(unnamed))

  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'package_refused', message: lines[1], errors: [{ message: lines[1] }, { message: lines[0] }] },
  ])
  expect(await stored()).toEqual(before)
})

test('for a draft only the time limit is asked for, not the validators', async () => {
  await using judge = await examiner({ isRefused: false, lines: [], timeLimit })

  await upload(await packed(unnamed), { asDraft: 'true' })
  await upload(await packed({ ...unnamed, '.timelimit': '1' }), { asDraft: 'true', replace: 'true' })

  expect(judge.names).toEqual(['examine foreign.zip skip-input-validators'])
})

const { 'problem_statement/problem.en.tex': _, ...noStatement } = base
const disguised = async (from: string, to: string) =>
  Buffer.from((await packed({ ...base, [from]: 'x' })).toString('latin1').replaceAll(from, to), 'latin1')

/** One wide row, and many rows of two cells that are as wide in Markdown. */
const widening = `\\begin{tabular}{ll}${'&'.repeat(100)}\\\\\n${'&\\\\\n'.repeat(5000)}\\end{tabular}`

const hostile: [string, () => Promise<Buffer>, RegExp][] = [
  ['no zip', async () => Buffer.from('Rar!\x1a\x07 not a zip'), /not a readable zip.*Pack the folder/],
  ['nothing', async () => Buffer.alloc(0), /not a readable zip/],
  ['half of a zip', async () => (await packed(base)).subarray(0, 300), /not a readable zip/],
  ['no package', () => packed({ 'notes.txt': 'x' }), /problem\.yaml is missing/],
  ['a path out of itself', () => disguised('aa/x.in', '../x.in'), /file outside of itself: "\.\.\/x\.in"/],
  ['an absolute path', () => disguised('aetc/x', '/etc/x'), /file outside of itself: "\/etc\/x"/],
  [
    'a path of Windows out of itself',
    () => disguised('aa/x.in', '..\\x.in'),
    /file outside of itself: "\.\.\/x\.in"/,
  ],
  [
    'an interactive problem without an interactor',
    () => packed({ ...base, 'problem.yaml': 'validation: custom interactive' }),
    /output_validators holds none/,
  ],
  [
    'points without a bound',
    () =>
      packed({
        ...base,
        'problem.yaml': 'type: scoring\ngrading: {objective: min}',
      }),
    /fewer points are better/,
  ],
  ['no statement', () => packed(noStatement), /no statement.*statement\/problem\.en\.md/],
  [
    'only a PDF that cannot be drawn',
    () => packed({ ...noStatement, 'problem_statement/problem.pdf': '%PDF' }),
    /a PDF only \(problem_statement\/problem\.pdf\), and it cannot be drawn/,
  ],
  [
    'a statement in Latin-1',
    () => packed({ ...base, 'problem_statement/problem.en.tex': Buffer.from([0x61, 0xe4]) }),
    /not valid UTF-8/,
  ],
  [
    'settings in UTF-16',
    () => packed({ ...base, 'problem.yaml': Buffer.from('\ufeffname: x', 'utf16le') }),
    /not valid UTF-8/,
  ],
  [
    'a statement of 10 MB',
    () => packed({ ...base, 'problem_statement/problem.en.tex': 'a'.repeat(10_000_000) }),
    /10000000 characters; at most 100000/,
  ],
  [
    'a table in TeX that becomes megabytes',
    () => packed({ ...base, 'problem_statement/problem.en.tex': widening }),
    /becomes \d+ characters of Markdown; at most 100000/,
  ],
  ['broken YAML', () => packed({ ...base, 'problem.yaml': 'name: [' }), /problem\.yaml is not valid YAML/],
  [
    'aliases without end',
    () => packed({ ...base, 'problem.yaml': bomb() }),
    /problem\.yaml is not valid YAML/,
  ],
  [
    'a case of 40 MB',
    () => packed({ ...base, 'data/secret/1.in': Buffer.alloc(40_000_000) }),
    /larger than 32 MiB/,
  ],
  ['a bomb of many files', bombOfFiles, /unfolds to more than 512 MiB/],
  ['files that are larger than they say', liar, /cannot be unpacked: the archive is damaged/],
  ['an encrypted file', encrypted, /encrypted.*without a password/],
  ['a damaged file', damaged, /damaged|cannot be unpacked/],
]

function bomb(): string {
  const lines = Array.from(
    { length: 12 },
    (_, at) => `a${at}: &a${at} [${`${at === 0 ? 'x' : `*a${at - 1}`},`.repeat(9)}]`,
  )
  return `name: x\n${lines.join('\n')}\n`
}

const directoryEntry = 0x02014b50

/** Changes the header of each entry in the archive's central directory. */
async function forged(change: (header: Buffer) => void): Promise<Buffer> {
  const zip = await packed(base)
  for (let at = 0; at < zip.length - 46; at++)
    if (zip.readUInt32LE(at) === directoryEntry) change(zip.subarray(at, at + 46))
  return zip
}

/** With the encryption flag set. */
function encrypted() {
  return forged((header) => header.writeUInt16LE(header.readUInt16LE(8) | 1, 8))
}

/** Each of the files claims an uncompressed size of 100 MiB. */
function bombOfFiles() {
  return forged((header) => header.writeUInt32LE(100 * 1024 * 1024, 24))
}

/** Each claims an uncompressed size of 4 bytes at most, and has more. */
function liar() {
  return forged((header) => header.writeUInt32LE(Math.min(4, header.readUInt32LE(24)), 24))
}

async function damaged(): Promise<Buffer> {
  const zip = await packed({ ...base, 'problem.yaml': `name: ${'Foreign '.repeat(5)}\n` })
  // Offset of the compressed data: after the local header of 30 bytes and the name.
  zip.fill(0xff, 45, 60)
  return zip
}

test.each(hostile)(
  'an upload of %s is refused with the reason, and nothing of it is kept',
  async (_, make, words) => {
    const before = await stored()

    const answer = await upload(await make())

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'package_refused', message: expect.stringMatching(words) })
    expect(await stored()).toEqual(before)
  },
)

test.each(['foreign.rar', '../foreign.zip', 'a/b.zip', '.zip', 'a\nb.zip', ''])(
  'a file that is called "%s" is refused before it is read',
  async (name) => {
    const answer = await upload(await packed(base), { name })

    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_input' }])
  },
)

test('a number that another problem has is not given twice, and it is said which one the import got', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const own = { 'codedojo.yaml': 'number: 1\ndifficulty: easy\ntags: [Math]\n' }
  await server.addProblem({ title: 'Holder' })

  const imported = (await upload(await packed({ ...base, ...own }))).json<ImportedPackage>()
  const again = (await upload(await packed({ ...base, ...own }), { replace: 'true' })).json<ImportedPackage>()

  const note = 'Its number 1 is that of "Holder", so it has number 2 here.'
  expect([imported.findings, again.findings]).toEqual([[note], [note]])
  const numbers = await server.database.queries.select({ number: schema.problem.number }).from(schema.problem)
  expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2])
})

test('a name that would turn the text around it is refused', async () => {
  const answer = await upload(await packed({ ...base, 'problem.yaml': 'name: "a\u202eb"\n' }))

  expect(answer.json()).toMatchObject({
    code: 'package_refused',
    message: expect.stringMatching(/name of the problem.*U\+202E right-to-left override/),
  })
})

test('a title that another problem has is refused', async () => {
  await server.addProblem({ title: 'foreign' })

  const answer = await upload(await packed(base))

  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'title_taken' }])
})

test('what is exported one by one or together is imported again', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const first = (await upload(await packed(base))).json<ImportedPackage>()
  const second = await server.addProblem({ title: 'Zwei Türme' })

  const one = await admin.get(`/problem/export/${first._id}`)
  const both = await admin.get('/problem/export')

  expect([one.headers['content-type'], one.headers['content-disposition']]).toEqual([
    'application/zip',
    `attachment; filename="foreign.zip"; filename*=UTF-8''foreign.zip`,
  ])
  expect((await upload(one.rawPayload, { replace: 'true', name: 'other.zip' })).json()).toMatchObject({
    _id: first._id,
  })
  expect(both.rawPayload.includes('zwei-turme.zip')).toBe(true)
  expect(both.rawPayload.includes('foreign.zip')).toBe(true)
  expect((await admin.get(`/problem/export?ids=${second}`)).statusCode).toBe(200)
  expect((await admin.get(`/problem/export?ids=${second},${crypto.randomUUID()}`)).json()).toMatchObject({
    code: 'problem_not_found',
  })
  const events = await server.database.queries
    .select({ kind: schema.auditEvent.subjectKind, after: schema.auditEvent.after })
    .from(schema.auditEvent)
    .where(eq(schema.auditEvent.action, 'problem.exported'))
    .orderBy(asc(schema.auditEvent.id))
  expect(events).toEqual([
    { kind: 'problem', after: { version: 1 } },
    { kind: 'installation', after: { problems: 2 } },
    { kind: 'installation', after: { problems: 1, titles: ['Zwei Türme'] } },
  ])
})

const wrong =
  'submissions/accepted/c.py must be Accepted and got Wrong Answer on data/secret/1. Expected "2", got "3" on line 1.'

test('a package is not published while a program that must be Accepted is not, whichever are kept', async () => {
  const more = await packed({ ...base, 'submissions/accepted/c.py': 'print(3)\n' })
  const before = await stored()
  await using judge = await examiner({ isRefused: false, lines: [], timeLimit: null, rejections: [wrong] })

  const refused = await upload(more)
  const kept = await stored()
  const draft = await upload(more, { asDraft: 'true' })

  expect(judge.names[0]).toBe('examine foreign.zip ')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'reference_rejected', message: `${wrong} Mend the package, or import it as a draft.` },
  ])
  expect(kept).toEqual(before)
  expect(draft.json()).toMatchObject({ status: 'draft' })
})

test('a program that must be Accepted and that no judge runs is named', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))

  const imported = await upload(await packed({ ...base, 'submissions/accepted/a.go': 'x' }))

  expect(imported.json()).toMatchObject({
    status: 'published',
    findings: expect.arrayContaining([
      'submissions/accepted/a.go must be Accepted and was not judged: its language "go" is not judged here.',
    ]),
  })
})

const embargo = (time: string) => `problem_format_version: 2025-09\nname: Foreign\nembargo_until: ${time}\n`

test('a package with an embargo is public only from then on, and this is said', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))

  const later = await upload(await packed({ ...base, 'problem.yaml': embargo('2199-01-01') }))

  const { _id, status, findings } = later.json<ImportedPackage>()
  expect({ status, findings }).toEqual({
    status: 'scheduled',
    findings: [
      assumed,
      'Its package has an embargo: learners see it from 2199-01-01T00:00:00.000Z on, unless it stays a draft.',
    ],
  })
  const learner = await server.signUp()
  const seen = await server.request({
    url: `/api/problem/problemById/${_id}`,
    headers: { cookie: learner.cookie },
  })
  expect(seen.json()).toMatchObject({ code: 'problem_not_found' })
})

test('an embargo that is over changes nothing, and one holds against the time of publication of the package', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const scheduled = 'difficulty: easy\ntags: [Math]\nstatus: scheduled\npublish_at: "2100-01-01T00:00:00Z"\n'

  const over = await upload(await packed({ ...base, 'problem.yaml': embargo('2001-01-01') }))
  const both = await upload(
    await packed({ ...base, 'problem.yaml': embargo('2199-01-01'), 'codedojo.yaml': scheduled }),
    { replace: 'true' },
  )

  expect(over.json<ImportedPackage>()).toMatchObject({ status: 'published', findings: [assumed] })
  expect(both.json<ImportedPackage>()).toMatchObject({ status: 'scheduled' })
  const [stored] = await server.database.queries
    .select({ publishedAt: schema.problem.publishedAt })
    .from(schema.problem)
  expect(stored?.publishedAt?.toISOString()).toBe('2199-01-01T00:00:00.000Z')
})

test('what the package says and the problem does not honour is named', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answer = await upload(await packed({ ...base, 'problem.yaml': 'name: Foreign\nautor: A\n' }))

  expect(answer.json<ImportedPackage>().findings).toContain(
    'problem.yaml: there is no key "autor"; did you mean "author"?',
  )
})

test('what an export of the problem will not have is named', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const programs = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`submissions/wrong_answer/${at + 10}.py`, 'print(1)\n']),
  )
  const first = { ...base, 'submissions/wrong_answer/a.py': '', 'generators/make.py': '' }

  const few = (await upload(await packed(first))).json<ImportedPackage>()
  const many = (
    await upload(await packed({ ...first, ...programs }), { replace: 'true' })
  ).json<ImportedPackage>()

  expect(few.findings).toContain(
    'Not kept, so an export will not have it: submissions/wrong_answer/a.py, generators/.',
  )
  expect(many.findings.at(-1)).toMatch(/submissions\/wrong_answer\/39\.py and 2 more\.$/)
})

test.each<[string, Files]>([
  ['long settings', { 'problem.yaml': `name: [${'1,'.repeat(200_000)}]\n` }],
  ['blank lines in a program', { 'submissions/accepted/a.py': '\n'.repeat(400_000) }],
  [
    'a glob that fits in many ways',
    {
      'submissions/submissions.yaml': `"${'*a'.repeat(60)}b": {permitted: [AC]}\n`,
      [`submissions/accepted/${'a'.repeat(120)}.py`]: '',
    },
  ],
  ['formulas that never end', { 'problem_statement/problem.en.tex': '\\('.repeat(49_000) }],
  [
    'aliases of aliases',
    { 'problem.yaml': `name: &a [x]\nb: &b [${'*a,'.repeat(30)}]\nc: [${'*b,'.repeat(30)}]\n` },
  ],
])('the server answers others while it reads a package with %s', async (_, files) => {
  const payload = await packed({ ...base, ...files })
  let isDone = false
  const reading = upload(payload, { asDraft: 'true' }).finally(() => {
    isDone = true
  })

  const waits: number[] = []
  while (!isDone) {
    const askedAt = performance.now()
    await server.request({ url: '/healthz' })
    waits.push(performance.now() - askedAt)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }

  expect((await reading).statusCode).toBeLessThan(500)
  // The answer must come within milliseconds, while reading the first package takes more than a second.
  expect(Math.max(...waits)).toBeLessThan(500)
})
