import { buffer } from 'node:stream/consumers'
import type { uploadCaseFiles } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Options, ZipFile } from 'yazl'
import type { z } from 'zod'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

type UploadedCases = z.infer<typeof uploadCaseFiles.response>
type Entries = Readonly<Record<string, string | Buffer>>

const upload = (name: string, payload: Buffer | string, who = admin) =>
  server.request({
    method: 'POST',
    url: `/api/problem/caseFiles?name=${encodeURIComponent(name)}`,
    headers: { cookie: who.cookie, 'content-type': 'application/octet-stream' },
    payload,
  })

/** An archive whose files have these options of the archiver. */
function createZipStream(entries: Entries, options: Partial<Options> = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(entries))
    zip.addBuffer(Buffer.from(content), path, { mode: 0o100644, ...options })
  zip.end()
  return buffer(zip.outputStream)
}

const storedFiles = () => server.database.queries.$count(schema.storedFile)

test('every file of a zip is stored, and what cannot be part of a case is named with the reason', async () => {
  const zip = await createZipStream({
    'cases/01.in': '1 2\n',
    'cases/01.out': '3\n',
    'cases/02.in': '',
    'cases/03.in': Buffer.from('\ufeff1', 'utf16le'),
    'cases/04.in': Buffer.from([0xc3, 0x28]),
    '__MACOSX/._01.in': 'x',
    '.DS_Store': 'x',
  })

  const answer = (await upload('cases.zip', zip)).json<UploadedCases>()

  expect(answer.files).toMatchObject([
    { name: 'cases/01.in', bytes: 4, start: '1 2\n', isText: true },
    { name: 'cases/01.out', bytes: 2, start: '3\n', isText: true },
    { name: 'cases/04.in', bytes: 2, isText: false },
  ])
  expect(answer.problems).toEqual([
    { name: 'cases/02.in', message: 'The file is empty.' },
    { name: 'cases/03.in', message: 'The file is UTF-16, which programs do not read. Save it as UTF-8.' },
  ])
  expect(answer.leftOut.map(({ name }) => name)).toEqual(['.DS_Store', '__MACOSX/._01.in'])
})

test('a single file is stored under its name, once however often it comes', async () => {
  const first = (await upload('7.in', 'seven')).json<UploadedCases>()
  const before = await storedFiles()

  const second = (await upload('8.in', 'seven')).json<UploadedCases>()

  expect(second.files).toMatchObject([{ name: '8.in', ref: first.files[0]?.ref }])
  expect(await storedFiles()).toBe(before)
})

test('two thousand pairs come in one zip', async () => {
  const names = Array.from({ length: 4000 }, (_, at) => `${at >> 1}.${at % 2 === 0 ? 'in' : 'out'}`)
  const files = Object.fromEntries(names.map((name) => [name, `${name}\n`]))
  // Not compressed: it would take longer than everything that is tested.
  const zip = await createZipStream(files, { compress: false })

  const answer = (await upload('many.zip', zip)).json<UploadedCases>()

  expect(answer.files).toHaveLength(4000)
})

const hostile: [string, () => Promise<Buffer>, RegExp][] = [
  ['no zip at all', async () => Buffer.from('PK not really'), /^hostile\.zip is not a readable zip/],
  ['nothing in it', () => createZipStream({}), /^hostile\.zip holds no file/],
  [
    'only what the operating system left',
    () => createZipStream({ '__MACOSX/._1.in': 'x' }),
    /^hostile\.zip holds no file/,
  ],
  [
    'a path that leads out',
    // The archiver refuses such a name, so it replaces a name of the same length in the finished archive.
    async () =>
      Buffer.from(
        (await createZipStream({ 'aa/x.in': '1' })).toString('latin1').replaceAll('aa/x.in', '../x.in'),
        'latin1',
      ),
    /\.\.\/x\.in/,
  ],
  ['a symbolic link', () => createZipStream({ '1.in': '/etc/passwd' }, { mode: 0o120777 }), /symbolic link/],
  ['a file that unfolds beyond its bound', unfolding, /256 MiB/],
  ['a damaged entry', damaged, /damaged|cannot be unpacked/],
]

/** Its file says in the central directory that it unfolds to 300 MiB. */
async function unfolding(): Promise<Buffer> {
  const zip = await createZipStream({ '1.in': '1\n' })
  zip.writeUInt32LE(300 * 1024 * 1024, zip.indexOf('PK\u0001\u0002', 'latin1') + 24)
  return zip
}

async function damaged(): Promise<Buffer> {
  const zip = await createZipStream({ '1.in': 'some text that is packed '.repeat(50) })
  // Offset of the compressed data: after the local header of 30 bytes and the name.
  zip.fill(0xff, 40, 60)
  return zip
}

test.each(hostile)(
  'a zip with %s is refused with the reason, and nothing of it is kept',
  async (_, make, words) => {
    const before = await storedFiles()

    const answer = await upload('hostile.zip', await make())

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'package_refused', message: expect.stringMatching(words) })
    expect(await storedFiles()).toBe(before)
  },
)

test('a file that is larger than an upload may be is refused while it comes', async () => {
  const answer = await upload('huge.zip', Buffer.alloc(101 * 1024 * 1024))

  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'too_large', message: 'The file is larger than 100 MB.' })
})

test('a body that is no file, or a name with folders, is refused with its field', async () => {
  const json = await admin.send('POST', '/problem/caseFiles?name=1.in', {})
  const path = await upload('../1.in', '1')

  expect(json.json()).toMatchObject({ code: 'not_json' })
  expect(path.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'name' }] })
})

test('only admins store files, and nobody else reads one', async () => {
  const learner = await server.signUp()
  const ref = (await upload('9.in', 'nine')).json<UploadedCases>().files[0]?.ref

  expect((await upload('9.in', 'nine', learner)).statusCode).toBe(403)
  expect((await learner.get(`/problem/caseFile/${ref}`)).statusCode).toBe(403)
  expect((await admin.get(`/problem/caseFile/${ref}`)).body).toBe('nine')
  expect((await admin.get('/problem/caseFile/not-a-hash')).statusCode).toBe(404)
})
