import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { openBreakableWay } from '../../testing/real-directory/breakable-way.ts'
import {
  directoryBase,
  passwordOf,
  startDirectory,
  type TestDirectory,
} from '../../testing/real-directory/start-directory.ts'
import type { Directory } from './directory.ts'
import { makeDirectory } from './index.ts'

let directory: TestDirectory
let strict: TestDirectory
beforeAll(async () => {
  directory = await startDirectory()
  strict = await startDirectory({ requiresTls: true })
  await directory.addPerson('ada')
  await strict.addPerson('ada')
})
afterAll(async () => {
  await directory[Symbol.asyncDispose]()
  await strict[Symbol.asyncDispose]()
})

function directoryWith(settings: Record<string, string>, of = directory): Directory {
  const made = makeDirectory(parseConfig({ ...of.settings, ...settings }).identity)
  if (made === null) throw new Error('No directory is set up.')
  return made
}

async function verdictOf(service: Directory, uid = 'ada', typed = passwordOf(uid)) {
  await using session = await service.open()
  const entry = await session.find(uid)
  if (typeof entry === 'string') return entry
  return (await session.verify(entry, typed)).verdict
}

async function standingOf(service: Directory, uid: string) {
  await using session = await service.open()
  const entry = await session.find(uid)
  if (typeof entry === 'string') return null
  await session.verify(entry, passwordOf(uid))
  return await session.standingOf(entry)
}

const startTls = { LDAP_START_TLS: '1' }

test.each([
  ['in clear text on this machine', () => directoryWith({})],
  ['with StartTLS', () => directoryWith({ ...startTls, LDAP_CA_FILE: directory.certificateFile })],
  [
    'with TLS from the start',
    () =>
      directoryWith({
        LDAP_URL: `ldaps://127.0.0.1:${directory.tlsPort}`,
        LDAP_CA_FILE: directory.certificateFile,
      }),
  ],
  [
    'with StartTLS where the directory requires it',
    () => directoryWith({ ...startTls, LDAP_CA_FILE: strict.certificateFile }, strict),
  ],
])('a password is right or wrong %s', async (_, make) => {
  const service = make()

  expect([await verdictOf(service), await verdictOf(service, 'ada', 'wrong one')]).toEqual(['right', 'wrong'])
})

test('a directory that requires TLS is not asked without it', async () => {
  await expect(verdictOf(directoryWith({}, strict))).rejects.toThrow(
    /does not let LDAP_BIND_DN in with its password: ConfidentialityRequiredError/,
  )
})

test.each([
  [
    'that another authority signed',
    () => ({ LDAP_CA_FILE: directory.otherCertificateFile }),
    /SELF_SIGNED|signature|self-signed/,
  ],
  ['that nobody vouches for', () => ({}), /DEPTH_ZERO_SELF_SIGNED_CERT/],
  [
    'for another host',
    () => ({ LDAP_CA_FILE: directory.certificateFile, host: 'localhost' }),
    /ERR_TLS_CERT_ALTNAME_INVALID/,
  ],
])('a certificate %s is refused before a password is sent', async (_, make, why) => {
  const { host = '127.0.0.1', ...files }: { host?: string; LDAP_CA_FILE?: string } = make()
  await using way = await openBreakableWay(directory.port)
  await using tlsWay = await openBreakableWay(directory.tlsPort)
  const byStartTls = directoryWith({ ...files, ...startTls, LDAP_URL: `ldap://${host}:${way.port}` })
  const byTls = directoryWith({ ...files, LDAP_URL: `ldaps://${host}:${tlsWay.port}` })

  await expect(verdictOf(byStartTls)).rejects.toThrow(why)
  await expect(verdictOf(byTls)).rejects.toThrow(why)

  expect([way.connections(), tlsWay.connections()]).toEqual([1, 1])
  const sent = `${way.sent()}${tlsWay.sent()}`
  expect(sent).not.toContain(directory.settings.LDAP_BIND_PASSWORD)
})

test('a directory that offers no StartTLS gets no password', async () => {
  const answers = Buffer.from('300c02010278070a010204000400', 'hex')
  const got: Buffer[] = []
  const old = createServer((socket) => {
    socket.on('data', (chunk) => {
      got.push(chunk)
      socket.write(answers)
    })
  }).listen(0, '127.0.0.1')
  await expect.poll(() => old.listening).toBe(true)
  const address = old.address()
  const port = typeof address === 'object' ? address?.port : 0

  await expect(
    verdictOf(directoryWith({ ...startTls, LDAP_URL: `ldap://127.0.0.1:${port}` })),
  ).rejects.toThrow(/offers no StartTLS/)

  expect(Buffer.concat(got).includes(directory.settings.LDAP_BIND_PASSWORD ?? '')).toBe(false)
  old.close()
})

// The bind of the account that searches, the search, and the bind of the person.
test.each([1, 2, 3])('a connection that is lost at message %i is not opened again', async (message) => {
  await using way = await openBreakableWay(directory.port)
  way.breakAt(message, 'cut')

  await expect(verdictOf(directoryWith({ LDAP_URL: `ldap://127.0.0.1:${way.port}` }))).rejects.toThrow(
    `ldap://127.0.0.1:${way.port} did not answer`,
  )

  expect(way.connections()).toBe(1)
})

test('a connection that is lost after StartTLS sends nothing in clear text', async () => {
  await using way = await openBreakableWay(directory.port)
  const service = directoryWith({
    ...startTls,
    LDAP_CA_FILE: directory.certificateFile,
    LDAP_URL: `ldap://127.0.0.1:${way.port}`,
  })
  await using session = await service.open()
  const entry = await session.find('ada')
  way.breakAt(1, 'cut')
  way.end()

  await expect(typeof entry === 'string' ? null : session.verify(entry, passwordOf('ada'))).rejects.toThrow(
    /did not answer to a bind/,
  )

  expect(way.connections()).toBe(1)
  expect(way.sent().includes(passwordOf('ada'))).toBe(false)
})

test.concurrent.each([
  [1, {}],
  [2, {}],
  [3, {}],
  [1, startTls],
  [2, startTls],
  [4, startTls],
])(
  'a directory that stalls at message %i (%j) is given up after five seconds',
  async (message, how) => {
    await using way = await openBreakableWay(directory.port)
    way.breakAt(message, 'stall')
    const url = `ldap://127.0.0.1:${way.port}`
    const begun = performance.now()

    await expect(
      verdictOf(directoryWith({ ...how, LDAP_URL: url, LDAP_CA_FILE: directory.certificateFile })),
    ).rejects.toThrow(url)

    expect(performance.now() - begun).toBeGreaterThan(4500)
    expect(performance.now() - begun).toBeLessThan(7500)
  },
  15_000,
)

test('a directory that is down is told with the cause', async () => {
  const own = await startDirectory()
  await own.stop()

  await expect(directoryWith({}, own).open()).rejects.toThrow(/did not answer to a bind: ECONNREFUSED/)

  await own[Symbol.asyncDispose]()
})

test('an account that may not search is told by its setting, without its password', async () => {
  const service = directoryWith({ LDAP_BIND_PASSWORD: 'a wrong password of ours' })

  const failed = await service.check().catch((error: unknown) => String(error))

  expect(failed).toMatch(/does not let LDAP_BIND_DN in with its password: InvalidCredentialsError/)
  expect(failed).not.toContain('a wrong password of ours')
})

test.each([
  [{}, null],
  [{ LDAP_BASE: `ou=nowhere,${directoryBase}` }, `no entry "ou=nowhere,${directoryBase}"`],
  [{ LDAP_ADMIN_GROUP: `cn=nobody,${directoryBase}` }, `no entry "cn=nobody,${directoryBase}"`],
])('the check of %j', async (settings, fault) => {
  const checked = directoryWith(settings).check()

  if (fault === null) await expect(checked).resolves.toBeUndefined()
  else await expect(checked).rejects.toThrow(fault)
})

/** What comes through has another result code where a bind was refused for its password. Source: RFC 4511, 4.1.9; X.690. */
function withResultCode(answer: Buffer, code: number): Buffer {
  const at = answer.indexOf(Buffer.from([0x0a, 1, 49]))
  return at < 0
    ? answer
    : Buffer.concat([answer.subarray(0, at + 2), Buffer.from([code]), answer.subarray(at + 3)])
}

test.each([
  [19, 'ConstraintViolationError'],
  [53, 'UnwillingToPerformError'],
])(
  'a locked account that is refused with the code %i is refused as a wrong password, with a warning',
  async (code, name) => {
    await using way = await openBreakableWay(directory.port)
    way.changeAnswers((answer) => withResultCode(answer, code))
    await using session = await directoryWith({ LDAP_URL: `ldap://127.0.0.1:${way.port}` }).open()
    const entry = await session.find('ada')
    if (typeof entry === 'string') throw new Error(entry)

    const { verdict, warning } = await session.verify(entry, 'a secret that is wrong')

    expect(verdict).toBe('wrong')
    expect(warning).toContain(`the LDAP result code ${code} (${name})`)
    expect(warning).not.toContain('a secret that is wrong')
  },
)

test('what the directory refuses for another reason is no wrong password', async () => {
  await using way = await openBreakableWay(directory.port)
  way.changeAnswers((answer) => withResultCode(answer, 51))

  await expect(
    verdictOf(directoryWith({ LDAP_URL: `ldap://127.0.0.1:${way.port}` }), 'ada', 'wrong one'),
  ).rejects.toThrow(/refused a question: BusyError/)
})

test('an empty password is never sent, because a bind without one succeeds', async () => {
  await expect(verdictOf(directoryWith({}), 'ada', '')).rejects.toThrow('the password is empty')
})

test('without entryUUID people are known by objectGUID, and looked up by it', async () => {
  await using windows = await startDirectory({ hidesUuid: true })
  const guid = Buffer.from('00ff2a285c29e84fb9d1c0ffee0000aa', 'hex')
  const dn = await windows.addPerson('ada', { objectGUID: guid })
  await windows.addPerson('nameless')
  const service = directoryWith({}, windows)
  await using session = await service.open()

  const entry = await session.find('ada')
  const subject = `objectGUID ${guid.toString('hex')}`
  const before = await service.look([subject])
  await windows.change(dn, { userAccountControl: '514' })
  const after = await service.look([subject])
  // The start of 2001, and the largest number, which means never.
  await windows.change(dn, { userAccountControl: '512', accountExpires: '126227808000000000' })
  const ended = await service.look([subject])
  await windows.change(dn, { accountExpires: '9223372036854775807' })
  const endless = await service.look([subject])

  expect(entry).toMatchObject({ dn, identity: { subject } })
  const seen = [before, after, ended, endless].map((states) => states.get(subject))
  expect(seen).toEqual(['active', 'disabled', 'disabled', 'active'])
  await expect(session.find('nameless')).rejects.toThrow(/neither entryUUID nor objectGUID/)
})

test('entries are looked up by their ids, many at once, and a filter tells who else is disabled', async () => {
  const service = directoryWith({ LDAP_DISABLED_FILTER: '(description=left)' })
  const uids = Array.from({ length: 130 }, (_, at) => `many${at}`)
  const subjects = new Map<string, string>()
  for (const uid of uids) {
    await directory.addPerson(uid)
    await using session = await service.open()
    const entry = await session.find(uid)
    if (typeof entry !== 'string') subjects.set(uid, entry.identity.subject)
  }
  await directory.change(`uid=many1,ou=people,${directoryBase}`, { description: 'left' })
  await directory.remove(`uid=many129,ou=people,${directoryBase}`)

  const states = await service.look([...subjects.values(), 'entryUUID no-such-thing', '*)(uid=*'])

  expect(subjects.size).toBe(130)
  expect(states.get(subjects.get('many0') ?? '')).toBe('active')
  expect(states.get(subjects.get('many1') ?? '')).toBe('disabled')
  expect(states.get(subjects.get('many128') ?? '')).toBe('active')
  expect(states.get(subjects.get('many129') ?? '')).toBe('gone')
  expect(states.get('entryUUID no-such-thing')).toBe('gone')
  expect(states.get('*)(uid=*')).toBe('gone')
  expect(await standingOf(service, 'many1')).toMatchObject({ isDisabled: true })
  expect(await standingOf(service, 'many0')).toMatchObject({ isDisabled: false })
}, 60_000)

test('a directory whose base the account may not read any more says nothing about who is there', async () => {
  await expect(
    directoryWith({ LDAP_BASE: `ou=nowhere,${directoryBase}` }).look(['entryUUID 1']),
  ).rejects.toThrow('no entry')
})

test('a group within the group counts where the directory computes it; this one does not', async () => {
  const dn = `uid=ada,ou=people,${directoryBase}`
  const group = await directory.addGroup('nested', { objectClass: 'groupOfNames', member: dn })
  const asked = { LDAP_ADMIN_GROUP: group }
  const isAdmin = async (settings: Record<string, string>) =>
    (await standingOf(directoryWith(settings), 'ada'))?.identity.isAdmin

  expect([await isAdmin(asked), await isAdmin({ ...asked, LDAP_NESTED_GROUPS: '1' })]).toEqual([true, false])
})
