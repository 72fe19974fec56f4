import { readdir, readFile } from 'node:fs/promises'
import { type ImportReport, importReportSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { captureLog } from '@codedojo/log/testing'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const users = () => server.database.queries.$count(schema.user)
const send = (csv: string, options: object = {}) =>
  admin.send('POST', '/user/import', { csv, dryRun: true, ...options })
async function preview(csv: string): Promise<ImportReport> {
  return importReportSchema.parse((await send(csv)).json())
}
const login = (emailId: string, password: string | null | undefined) =>
  server.request({ method: 'POST', url: '/api/user/login', payload: { emailId, password } })

test('a preview tells what each row would become and saves nothing', async () => {
  const before = await users()

  const report = await preview(
    '\uFEFF"Name";E-Mail;role;Password;phone\r\n"Okafor, Daniel";Daniel@Example.org;admin;long enough;1\r\nMeera Nair;meera@example.org;;;2\r\n',
  )

  expect(report).toEqual({
    rows: [
      {
        row: 2,
        name: 'Okafor, Daniel',
        emailId: 'daniel@example.org',
        role: 'admin',
        hasPassword: true,
        faults: [],
      },
      {
        row: 3,
        name: 'Meera Nair',
        emailId: 'meera@example.org',
        role: 'user',
        hasPassword: false,
        faults: [],
      },
    ],
    unknownColumns: ['phone'],
    created: [],
    isMailed: false,
    notMailed: [],
  })
  expect(await users()).toBe(before)
})

test.each([
  ['a semicolon', 'sep=;\r\nname;email\r\nMeera, N.;meera@example.org\r\n', 'Meera, N.'],
  ['a tab, quoted', '"sep=\t"\nname\temail\nMeera\tmeera@example.org\n', 'Meera'],
  ['a bar', 'sep=|\nname|email\nMeera|meera@example.org\n', 'Meera'],
])('a first line that names the separator is none of the rows: %s', async (_, csv, name) => {
  const { rows } = await preview(csv)

  expect(rows).toMatchObject([{ row: 2, name, emailId: 'meera@example.org', faults: [] }])
})

test('what the list of users was exported as comes in again as it was', async () => {
  const names = ['=Meera', '+Daniel', '-Ada', '@Grace', "'Quoted", 'Plain, "she" said']
  for (const [at, firstName] of names.entries()) {
    const account = { firstName, emailId: `trip-${at}@example.org`, password: 'long enough', role: 'user' }
    expect((await admin.send('POST', '/user/admin/register', account)).statusCode).toBe(200)
  }
  const exported = await admin.get('/user/export?q=trip-')

  const { rows } = await preview(exported.body.replaceAll('trip-', 'again-'))

  expect(rows.map(({ name, faults }) => [name, faults]).sort()).toEqual(
    names.map((name) => [name, []]).sort(),
  )
})

test('a password is taken as it stands, an apostrophe at its front included', async () => {
  const csv = "name,email,password\nQuote,quote@example.org,'@home1234\n"

  await send(csv, { dryRun: false })

  expect((await login('quote@example.org', "'@home1234")).statusCode).toBe(200)
})

test('each row says everything that is wrong with it, under its number in the file', async () => {
  await admin.send('POST', '/user/admin/register', {
    firstName: 'There',
    emailId: 'there@example.org',
    password: 'long enough',
    role: 'user',
  })

  const { rows } = await preview(
    [
      'firstName,lastName,email,role,password',
      'Good,One,good@example.org,user,',
      ',,nobody,boss,short',
      '',
      'Twice,,GOOD@example.org,,',
      'Readable,,a@bücher.example,,',
      'Encoded,,a@xn--bcher-kva.example,,',
      'Known,,there@example.org,,',
      'Odd \uFFFD,,odd@example.org,,',
      'Too,long,long@example.org,user,,with a comma',
      `${'n'.repeat(101)},,name@example.org,,`,
    ].join('\n'),
  )

  expect(rows.map(({ row, faults }) => [row, faults])).toEqual([
    [2, []],
    [
      3,
      [
        'The name is missing',
        'The email is not valid',
        'The role must be user or admin',
        'Password must be at least 8 characters',
      ],
    ],
    [5, ['The same email stands in row 2']],
    [6, []],
    [7, ['The same email stands in row 6']],
    [8, ['An account with this email already exists']],
    [9, ['Some characters cannot be read: save the file in UTF-8']],
    [10, ['There are more values than columns']],
    [11, ['The first name must be at most 100 characters']],
  ])
})

test('one row with a fault refuses the whole file, unless only the good ones are wanted', async () => {
  const csv = 'name,email\nAda One,ada.one@example.org\nNo Email,\n'
  const before = await users()

  const refused = await send(csv, { dryRun: false })
  const afterRefusal = await users()
  const taken = await send(csv, { dryRun: false, onlyGoodRows: true })

  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    message: '1 row has faults. Nothing was imported.',
    errors: [{ field: 'row 3', message: 'The email is not valid' }],
  })
  expect(afterRefusal).toBe(before)
  expect(taken.json<ImportReport>().created.map(({ emailId }) => emailId)).toEqual(['ada.one@example.org'])
})

test('imported people sign in with their password, or with the one that is told this once', async () => {
  const csv =
    'name,email,password\nOwn Password,own@example.org,chosen by them\nNo Password,none@example.org,\n'

  const { created } = importReportSchema.parse((await send(csv, { dryRun: false })).json())

  expect(created).toEqual([
    { name: 'Own Password', emailId: 'own@example.org', role: 'user', password: null },
    {
      name: 'No Password',
      emailId: 'none@example.org',
      role: 'user',
      password: expect.stringMatching(/^\w{16}$/),
    },
  ])
  expect((await login('own@example.org', 'chosen by them')).statusCode).toBe(200)
  expect((await login('none@example.org', created[1]?.password)).statusCode).toBe(200)
})

test('of two imports of the same people at the same moment one is taken and the other leaves nothing', async () => {
  const csv = `name,email\n${Array.from({ length: 20 }, (_, at) => `Same ${at},same${at}@example.org`).join('\n')}`
  const before = await users()

  const answers = await Promise.all([send(csv, { dryRun: false }), send(csv, { dryRun: false })])

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await users()).toBe(before + 20)
})

test.each([
  ['an empty file', '', 'Choose a file or paste its text'],
  ['heads alone', 'name,email\n\n', 'The file has no row below its heads.'],
  ['no email column', 'name,mail address of them\nAda,a@b.c', 'one must be "email"'],
  ['no name column', 'email\na@example.org', 'one must be "name" or "firstName"'],
  ['a column twice', 'name,email,E-Mail\nAda,a@b.c,d@e.f', 'The column "E-Mail" is there twice.'],
  ['a quote that is never closed', 'name,email\n"Ada,a@example.org', 'a quote is out of place'],
  ['a picture', '\u0000\u0001PNG', 'The file is no text'],
  ['1001 rows', `name,email\n${'Ada,a@example.org\n'.repeat(1001)}`, 'at most 1000 at a time'],
  ['more than 1 MB', `name,email\n${'x'.repeat(1024 * 1024)}`, 'The file must be at most 1 MB'],
])('%s is refused with what to do', async (_, csv, message) => {
  const before = await users()

  const answer = await send(csv, { dryRun: false, onlyGoodRows: true })

  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ message: string }>().message).toContain(message)
  expect(await users()).toBe(before)
})

test('when mails go out, those without a password get a link to choose one', async () => {
  await using own = await startApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const boss = await own.signUpAdmin()
  const mails: string[] = []
  vi.spyOn(own.context.mailer, 'send').mockImplementation(({ to, text }) => void mails.push(`${to} ${text}`))
  const csv = 'name,email,password\nHas One,has@example.org,long enough\nGets Link,link@example.org,\n'

  const answer = await boss.send('POST', '/user/import', { csv, dryRun: false })

  expect(answer.json()).toMatchObject({ isMailed: true })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('link@example.org Hello Gets Link')
  const token = /reset-password\?token=([\w-]+)/.exec(mails[0] ?? '')?.[1]
  const payload = { token, password: 'chosen by link' }
  const reset = await own.request({ method: 'POST', url: '/api/user/resetPassword', payload })
  expect(reset.statusCode).toBe(200)
  const sent = { emailId: 'link@example.org', password: 'chosen by link' }
  expect((await own.request({ method: 'POST', url: '/api/user/login', payload: sent })).statusCode).toBe(200)
})

test('who cannot be invited is told, and the passwords are not lost', async () => {
  await using own = await startApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const boss = await own.signUpAdmin()
  vi.spyOn(own.context.mailer, 'send').mockImplementation(({ to }) => {
    if (to.startsWith('first')) throw new Error('The mail cannot be written.')
  })
  const csv = 'name,email\nFirst,first@example.org\nSecond,second@example.org\n'
  using heard = captureLog()

  const answer = await boss.send('POST', '/user/import', { csv, dryRun: false })

  const { created, notMailed } = importReportSchema.parse(answer.json())
  expect(notMailed).toEqual(['first@example.org'])
  expect(heard.lines.join('')).toMatch(/could not be invited.* failed=1 of=2\n.*The mail cannot be written/)
  const [first] = created
  const sent = { emailId: first?.emailId, password: first?.password }
  expect((await own.request({ method: 'POST', url: '/api/user/login', payload: sent })).statusCode).toBe(200)
})

test('an import whose answer got lost is answered again with the same passwords, under the same key only', async () => {
  const key = 'a1'.repeat(16)
  const csv =
    'name,email,password\nLost One,lost-1@example.org,\nLost Two,lost-2@example.org,chosen myself\nLost Three,lost-3@example.org,\n'
  const first = importReportSchema.parse((await send(csv, { dryRun: false, requestKey: key })).json())
  const before = await users()

  const checked = importReportSchema.parse((await send(csv, { requestKey: key })).json())
  expect(checked.rows.flatMap(({ faults }) => faults)).toEqual([])
  const again = await send(csv, { dryRun: false, requestKey: key })

  expect(again.json()).toEqual(first)
  expect(first.created.map(({ password }) => password?.length)).toEqual([16, undefined, 16])
  expect(await users()).toBe(before)
  expect((await login('lost-3@example.org', first.created[2]?.password ?? '')).statusCode).toBe(200)
  for (const other of ['b2'.repeat(16), undefined])
    expect((await send(csv, { dryRun: false, requestKey: other })).json()).toMatchObject({
      code: 'bad_input',
    })
})

test('rows that were added to a file under the same key are made, and told with those of before', async () => {
  const key = 'd4'.repeat(16)
  const csv = 'name,email\nBefore,added-1@example.org\n'
  const first = importReportSchema.parse((await send(csv, { dryRun: false, requestKey: key })).json())

  const more = importReportSchema.parse(
    (await send(`${csv}New,added-2@example.org\n`, { dryRun: false, requestKey: key })).json(),
  )

  expect(more.created.map(({ emailId }) => emailId)).toEqual(['added-1@example.org', 'added-2@example.org'])
  expect(more.created[0]).toEqual(first.created[0])
  expect((await login('added-2@example.org', more.created[1]?.password)).statusCode).toBe(200)
})

test('who has changed the password since is not told as made once more', async () => {
  const key = 'c3'.repeat(16)
  const csv = 'name,email\nChanged,changed@example.org\nKept,kept@example.org\n'
  await send(csv, { dryRun: false, requestKey: key })
  const { queries } = server.database
  await queries
    .update(schema.account)
    .set({ password: null })
    .where(
      inArray(
        schema.account.userId,
        queries
          .select({ id: schema.user.id })
          .from(schema.user)
          .where(eq(schema.user.email, 'changed@example.org')),
      ),
    )

  const again = importReportSchema.parse((await send(csv, { dryRun: false, requestKey: key })).json())

  expect(again.created.map(({ emailId }) => emailId)).toEqual(['kept@example.org'])
  expect(again.rows.map(({ faults }) => faults.length)).toEqual([1, 0])
})

test('a key that could be guessed is refused', async () => {
  const answer = await send('name,email\nShort,short@example.org\n', { dryRun: false, requestKey: 'short' })

  expect(answer.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'requestKey' }] })
})

test('without a mail server the links stay out of the outbox', async () => {
  await send('name,email\nQuiet One,quiet@example.org', { dryRun: false })

  const files = await readdir(`${server.config.dataFolder}/outbox`).catch(() => [])
  const mails = await Promise.all(
    files.map((file) => readFile(`${server.config.dataFolder}/outbox/${file}`, 'utf8')),
  )

  expect(mails.filter((mail) => mail.includes('quiet@example.org'))).toEqual([])
})
