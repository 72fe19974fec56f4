import { gzipSync } from 'node:zlib'
import { type Call, calls, initialInstallation, problemDetailsSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertContest } from './features/contests/testing/add-contest.ts'
import { courseTestbed } from './features/courses/testing/course-testbed.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from './testing/start-app.ts'

// Sends each field of each call with a wrong type, missing, and too long: expects a 4xx that names the field, and
// nothing stored.

let server: TestApp
let admin: Visitor
let problemId: string
let courseId: string
let lessonId: string
let questionId: string
const ids = { room: 'global', message: crypto.randomUUID(), report: crypto.randomUUID() }
let contestId: string
beforeAll(async () => {
  server = await startApp({ SIGN_IN_LIMIT_PER_10_MINUTES: '100000', SIGN_UP_LIMIT_PER_10_MINUTES: '100000' })
  admin = await server.signUpAdmin()
  problemId = await server.addProblem({ title: 'Unharmed' })
  const { addCourse, addLesson, ask } = courseTestbed(server.database)
  courseId = await addCourse({ takesQuestions: true })
  lessonId = await addLesson(courseId)
  questionId = await ask(lessonId, admin.user._id, 'Why?')
  await putReport()
  contestId = await insertContest(server.database, { problems: [problemId], people: [admin.user._id] })
})
afterAll(() => server[Symbol.asyncDispose]())

const goodContest = {
  name: 'Autumn round',
  description: '',
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  minutes: 90,
  rule: 'icpc',
  visibility: 'public',
  code: '',
  penaltyMinutes: 20,
  freezeMinutes: 15,
  languages: ['python'],
  isRated: false,
  problems: [],
}
/** A message of the admin in the global room, and a report of that message. */
async function putReport() {
  const { queries } = server.database
  const userId = admin.user._id
  await queries.insert(schema.roomMember).values({ roomId: ids.room, userId })
  const said = { id: ids.message, roomId: ids.room, position: 1, revision: 1, text: 'Said' }
  await queries.insert(schema.roomMessage).values({ ...said, authorId: userId })
  const about = { messageId: ids.message, reporterId: userId, text: 'Said' }
  await queries.insert(schema.roomReport).values({ id: ids.report, ...about })
}

const passkeyAnswer = {
  ...{ id: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
}
const tooMuchCode = 'x'.repeat(64 * 1024 + 1)
const cases = {
  register: { firstName: 'Ada', emailId: 'ada@example.org', password: 'correct horse', terms: true },
  login: { emailId: 'ada@example.org', password: 'correct horse' },
  askForAccount: { firstName: 'Ada', emailId: 'ada@example.org', terms: true },
  changeInstallation: { settings: initialInstallation, revision: 0 },
  openSolution: { isOpen: true },
  addInvitationCode: { name: 'Never stored', most: 5, endsAt: '2126-01-31T18:30:00.000Z' },
  beginSecondFactor: { currentPassword: 'correct horse battery' },
  confirmSecondFactor: { code: '123456' },
  renewRecoveryCodes: { currentPassword: 'correct horse battery', code: '123456' },
  endSecondFactor: { currentPassword: 'correct horse battery', code: '123456' },
  addPasskey: {
    name: 'Phone',
    passkey: {
      ...{ id: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
  },
  signInWithPasskey: { passkey: passkeyAnswer, remember: true },
  askForPasskey: { currentPassword: 'correct horse battery', passkey: passkeyAnswer },
  makeApiToken: {
    name: 'Never stored',
    scopes: ['read'],
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  },
  signInWithDirectory: { username: 'ada', password: 'correct horse' },
  connectDirectory: { username: 'ada', password: 'correct horse' },
  forgotPassword: { emailId: 'ada@example.org' },
  changePassword: { currentPassword: 'correct horse', password: 'correct horse battery' },
  confirmEmail: { token: 'token' },
  resetPassword: { token: 'token', password: 'correct horse' },
  checkResetLink: { token: 'token' },
  checkProblem: { ...sampleProblem, title: 'Never checked' },
  createProblem: { ...sampleProblem, title: 'Never stored' },
  updateProblem: { ...sampleProblem, title: 'Never stored' },
  run: { code: 'print(1)', language: 'python', customInputs: [] },
  submit: { code: 'print(1)', language: 'python' },
  findSmallestInput: { code: 'print(1)', language: 'python' },
  askNinja: { message: 'Why?', language: 'python', code: 'print(1)' },
  askSahayak: { message: 'Where is my order?' },
  saveDraft: { code: 'print(1)', revision: 0 },
  saveCustomInputs: { inputs: ['1 2'] },
  saveNote: { text: 'Never stored', revision: 0 },
  addProblemList: { name: 'Never stored' },
  renameProblemList: { name: 'Never stored' },
  orderList: { problems: [] },
  saveProfile: {
    ...{ firstName: 'Never stored', lastName: '', bio: '', age: 20, phone: '', location: '' },
    ...{ github: '', linkedin: '', leetcode: '', twitter: '', roleType: 'student', college: '', branch: '' },
    ...{ skillsLearning: '', company: '', jobRole: '', experience: 3, professionalSkills: '' },
  },
  changeSettings: {
    ...{ timeZone: 'Asia/Kolkata', isPublic: true, hidesDifficulty: true, hidesTags: true },
    ...{ editor: {}, keys: {} },
  },
  addCourse: {
    CourseName: 'Never stored',
    CourseDescription: 'Never.',
    CoursePrice: 499,
    validityDays: 90,
    CourseMentor: 'Ada',
    CourseThumbnail: '',
    playlistid: '',
    outcomes: [],
    draft: false,
    isDraft: false,
  },
  registerForContest: { code: '' },
  askContestQuestion: { text: 'May I use two editors?' },
  runInContest: { code: 'print(1)', language: 'python', customInputs: [] },
  submitInContest: { code: 'print(1)', language: 'python' },
  addContest: goodContest,
  updateContest: goodContest,
  disqualify: { isDisqualified: true },
  announceInContest: { text: 'Five minutes more.' },
  correctAnnouncement: { text: 'Ten minutes more.' },
  answerQuestion: { answer: 'No.', isPublic: false },
  addLesson: {
    title: 'Never stored',
    kind: 'written',
    notes: '',
    videoId: '',
    address: '',
    seconds: 90,
    captions: [],
    problems: [],
  },
  askLessonQuestion: { text: 'Never stored' },
  answerLessonQuestion: { isHidden: true },
  enrolLearner: { emailId: 'ada@example.org', days: 7 },
  sendMessage: { name: 'Ada', email: 'ada@example.org', subject: 'Never stored', message: 'Never.' },
  switchAssistant: { isOn: true },
  readRoom: { position: 0 },
  muteRoom: { isMuted: true },
  editRoomMessage: { text: 'Never stored' },
  reportRoomMessage: { reason: 'Never stored' },
  closeRoom: { isClosed: true },
  closeRoomReport: { removesMessage: true },
  silencePerson: { minutes: 5, reason: 'Never stored' },
} as const
type CallName = keyof typeof cases

/** Fields with a default value, which may be left out. */
const optional = new Set([
  'currentPassword',
  'reason',
  'remember',
  'customInputs',
  'timeLimitMs',
  'memoryLimitKb',
  'comparison',
  'showFailingCase',
  'hints',
  'editorial',
  'startCode',
  'CourseThumbnail',
  'playlistid',
  'outcomes',
  'draft',
  'isDraft',
  'notes',
  'videoId',
  'address',
  'seconds',
  'captions',
  'problems',
  'days',
  'code',
  'penaltyMinutes',
  'freezeMinutes',
  'languages',
  'isRated',
  'isPublic',
  'isHidden',
  'timeZone',
  'hidesDifficulty',
  'hidesTags',
  'editor',
  'keys',
])

/** Fields that may be missing when a problem is checked, because an unfinished problem can be checked, too. */
const unjudged = new Set(['description', 'difficulty', 'tags', 'visibleTestCases', 'hiddenTestCases'])

interface Wrong {
  readonly name: CallName
  readonly field: string
  readonly how: string
  readonly body: object
}

const wrongs: Wrong[] = Object.entries(cases).flatMap(([name, good]) =>
  Object.keys(good).flatMap((field) => {
    if (!isCallName(name)) return []
    const { [field]: _, ...without } = Object.fromEntries(Object.entries(good))
    const withField = (value: unknown) => ({ ...good, [field]: value })
    const all: Wrong[] = [
      { name, field, how: 'an object', body: withField({ $ne: null }) },
      { name, field, how: 'a list of lists', body: withField([['a'], ['b']]) },
      { name, field, how: 'null', body: withField(null) },
      { name, field, how: 'far too long', body: withField('y'.repeat(70_000)) },
      { name, field, how: 'an endless number', body: withField(1e308) },
    ]
    const mayLack = optional.has(field) || (name === 'checkProblem' && unjudged.has(field))
    return mayLack ? all : [...all, { name, field, how: 'missing', body: without }]
  }),
)

function isCallName(name: string): name is CallName {
  return name in cases
}

function send(name: CallName, payload: string, contentType = 'application/json') {
  const call: Call = calls[name]
  const id = idFor(call.path)
  const path = call.path
    .replace('/lists/:id', '/lists/favourites')
    .replace(/:(id|problemId)\b/, id)
    .replace(':language', 'python')
    .replace(':assistant', 'ninja')
    .replace(':messageId', ids.message)
    .replace(':letter', 'A')
  return server.request({
    method: call.method,
    url: `/api${path}`,
    headers: { cookie: admin.cookie, 'content-type': contentType },
    payload,
  })
}

function idFor(path: string): string {
  if (path.startsWith('/course/lesson/')) return lessonId
  if (path.startsWith('/admin/question/')) return questionId
  if (/^\/(admin\/)?course\//.test(path)) return courseId
  return /^\/(admin\/)?contest\//.test(path) ? contestId : (roomIdFor(path) ?? problemId)
}

/** null if the call is not about rooms. */
function roomIdFor(path: string): string | null {
  if (path.startsWith('/admin/room-report/')) return ids.report
  if (path.startsWith('/admin/room-silence/')) return admin.user._id
  return /^\/(admin\/)?room\//.test(path) ? ids.room : null
}

async function storedRows(): Promise<number[]> {
  const { queries } = server.database
  return Promise.all([
    queries.$count(schema.user),
    queries.$count(schema.problem),
    queries.$count(schema.submission),
    queries.$count(schema.judgeJob),
    queries.$count(schema.draft),
    queries.$count(schema.customInputs),
    queries.$count(schema.problemNote),
    queries.$count(schema.problemList, eq(schema.problemList.isFavourites, false)),
    queries.$count(schema.course),
    queries.$count(schema.lesson),
    queries.$count(schema.courseGrant),
    queries.$count(schema.lessonQuestion, isNull(schema.lessonQuestion.hiddenAt)),
    queries.$count(schema.ticket),
    queries.$count(schema.assistantSwitch),
    queries.$count(schema.conversation),
    queries.$count(schema.assistantUse),
    queries.$count(schema.roomReport, eq(schema.roomReport.state, 'open')),
    queries.$count(schema.roomSilence),
    queries.$count(schema.room, isNull(schema.room.closedAt)),
    queries.$count(schema.roomMessage, isNull(schema.roomMessage.editedAt)),
    queries.$count(schema.contest),
    queries.$count(schema.contestAnnouncement),
    queries.$count(schema.profile),
    queries.$count(schema.preference),
    queries.$count(schema.timeZonePeriod),
  ])
}

/**
 * Values that look wrong and are valid: 70,000 characters fit into some texts, an empty object is valid where every
 * field has a default, and null stands for an unknown length of a video, age, role or experience.
 */
const isFine = ({ field, how }: Wrong) =>
  (how === 'far too long' && ['description', 'editorial'].includes(field)) ||
  (how === 'an object' && ['comparison', 'editor'].includes(field)) ||
  (how === 'null' && ['seconds', 'age', 'roleType', 'experience'].includes(field))

test.each(wrongs.filter((wrong) => !isFine(wrong)))('$name refuses $field that is $how', async (wrong) => {
  const before = await storedRows()

  const answer = await send(wrong.name, JSON.stringify(wrong.body))

  expect(answer.statusCode).toBe(400)
  const details = problemDetailsSchema.parse(answer.json())
  expect(details.code).toBe('bad_input')
  expect(details.message).not.toMatch(/^$|^(Invalid (input|option)|Too (small|big))/)
  expect(new Set(details.errors.map(({ field }) => field)).size).toBe(details.errors.length)
  expect(details.errors.map(({ field }) => field.split('.')[0])).toContain(wrong.field)
  expect(await storedRows()).toEqual(before)
})

const problemWith = (change: object) => ({ ...sampleProblem, title: 'Never stored', ...change })

test.each([
  ['an unknown language', 'submit', { code: 'x', language: 'cobol' }, 'language'],
  ['a language from the prototype', 'submit', { code: 'x', language: '__proto__' }, 'language'],
  ['code of 64 KB and one byte', 'submit', { code: tooMuchCode, language: 'cpp' }, 'code'],
  ['code that is too long in UTF-8 only', 'run', { code: 'é'.repeat(32_769), language: 'cpp' }, 'code'],
  [
    'eleven custom inputs',
    'run',
    { code: 'x', language: 'cpp', customInputs: Array(11).fill('1') },
    'customInputs',
  ],
  [
    'a custom input over 64 KB',
    'run',
    { code: 'x', language: 'cpp', customInputs: [tooMuchCode] },
    'customInputs.0',
  ],
  [
    'a request key with a blank',
    'submit',
    { code: 'x', language: 'cpp', requestKey: 'not a key' },
    'requestKey',
  ],
  ['a title over 100 characters', 'createProblem', problemWith({ title: 't'.repeat(101) }), 'title'],
  ['a title of blanks', 'createProblem', problemWith({ title: '   ' }), 'title'],
  ['a title with a NUL', 'createProblem', problemWith({ title: 'a\u0000b' }), 'title'],
  ['a description with a NUL', 'createProblem', problemWith({ description: 'a\u0000b' }), 'description'],
  ['no tag', 'createProblem', problemWith({ tags: ' , ' }), 'tags'],
  ['a primary tag that is not offered', 'createProblem', problemWith({ tags: 'Nonsense,Math' }), 'tags'],
  ['a primary tag that was not there', 'updateProblem', problemWith({ tags: 'Nonsense' }), 'tags'],
  ['no visible case', 'createProblem', problemWith({ visibleTestCases: [] }), 'visibleTestCases'],
  ['no hidden case', 'createProblem', problemWith({ hiddenTestCases: [] }), 'hiddenTestCases'],
  [
    'a case without output',
    'updateProblem',
    problemWith({ hiddenTestCases: [{ input: '1', output: '' }] }),
    'hiddenTestCases.0.output',
  ],
  [
    'two starter codes of one language',
    'createProblem',
    problemWith({ startCode: Array(2).fill({ language: 'cpp', initialCode: '' }) }),
    'startCode',
  ],
  [
    'a video that is no https address',
    'createProblem',
    problemWith({
      referenceSolution: [{ language: 'cpp', completeCode: 'x', video: 'javascript:alert(1)' }],
    }),
    'referenceSolution.0.video',
  ],
  [
    'a first name over 100 characters',
    'register',
    { ...cases.register, firstName: 'n'.repeat(101) },
    'firstName',
  ],
  ['more inputs than a run takes', 'saveCustomInputs', { inputs: Array(11).fill('1') }, 'inputs'],
  ['an input with a NUL', 'saveCustomInputs', { inputs: ['a\u0000b'] }, 'inputs.0'],
  ['a revision below 0', 'saveDraft', { code: 'x', revision: -1 }, 'revision'],
  ['a note over 20,000 characters', 'saveNote', { text: 'n'.repeat(20_001), revision: 0 }, 'text'],
  ['a note with a NUL', 'saveNote', { text: 'a\u0000b', revision: 0 }, 'text'],
  ['a name of a list over 100 characters', 'addProblemList', { name: 'n'.repeat(101) }, 'name'],
  ['more problems than a list holds', 'orderList', { problems: Array(1001).fill('x') }, 'problems'],
  ['a revision beyond all counting', 'saveDraft', { code: 'x', revision: 2 ** 31 - 1 }, 'revision'],
  [
    'a reference solution with a NUL',
    'createProblem',
    problemWith({ referenceSolution: [{ language: 'cpp', completeCode: 'a\u0000b' }] }),
    'referenceSolution.0.completeCode',
  ],
  [
    'a custom input with a NUL',
    'run',
    { code: 'x', language: 'cpp', customInputs: ['\u0000'] },
    'customInputs.0',
  ],
  [
    'a custom input with half a character',
    'run',
    { code: 'x', language: 'cpp', customInputs: ['\uD83D'] },
    'customInputs.0',
  ],
  [
    'starter code with half a character',
    'createProblem',
    problemWith({ startCode: [{ language: 'cpp', initialCode: '\uDE00' }] }),
    'startCode.0.initialCode',
  ],
  ['a hint with half a character', 'createProblem', problemWith({ hints: ['\uD83D'] }), 'hints.0'],
] as const)('%s is refused by its name', async (_, name, body, field) => {
  const before = await storedRows()

  const answer = await send(name, JSON.stringify(body))

  expect(answer.statusCode).toBe(400)
  expect(problemDetailsSchema.parse(answer.json()).errors.map((error) => error.field)).toContain(field)
  expect(await storedRows()).toEqual(before)
})

test.each([
  ['broken JSON', '{"code": ', 400],
  ['no JSON at all', 'code=1', 400],
  ['a list in place of an object', '[]', 400],
  ['a bare text', '"x"', 400],
  ['an empty body', '', 400],
  ['JSON nested a hundred thousand deep', '['.repeat(100_000), 400],
  ['a body over the limit of the call', JSON.stringify({ code: 'x'.repeat(600_000) }), 413],
] as const)('%s is refused', async (_, payload, status) => {
  const answer = await send('submit', payload)

  expect(answer.statusCode).toBe(status)
  expect(problemDetailsSchema.parse(answer.json()).status).toBe(status)
})

test.each(['gzip', 'deflate', 'br', 'GZIP, gzip', 'x'])(
  'a body that is compressed by %s is refused unread: its length does not say what it becomes',
  async (encoding) => {
    const before = await storedRows()
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding, cookie: admin.cookie }
    const body = JSON.stringify({ inputs: Array.from({ length: 10 }, () => '1'.repeat(60_000)) })
    const payload = gzipSync(body)

    const url = `/api/customInputs/${problemId}`
    const answer = await server.request({ method: 'PUT', url, headers, payload })

    expect(payload.length).toBeLessThan(body.length / 100)
    expect(answer.statusCode).toBe(400)
    expect(problemDetailsSchema.parse(answer.json())).toMatchObject({ errors: [{ field: 'body' }] })
    expect(answer.body).toContain('must not be compressed')
    expect(await storedRows()).toEqual(before)
  },
)

test.each([
  ['page=0&pageSize=10', 'page'],
  ['page=1&pageSize=1000', 'pageSize'],
  ['page=one&pageSize=10', 'page'],
  ['page=1&page=2&pageSize=10', 'page'],
  ['q=%00', 'q'],
])('the query %s is refused by its name', async (query, field) => {
  const answer = await admin.get(`/problem/getAllProblem?${query}`)

  expect(answer.statusCode).toBe(400)
  expect(problemDetailsSchema.parse(answer.json()).errors[0]?.field).toBe(field)
})

test.each(['from=0000-01-01', 'from=1969-12-31', 'to=0000-01-01', 'to=9999-12-31', 'to=2026-02-30'])(
  'the history of %s is refused by its name',
  async (query) => {
    const answer = await admin.get(`/submission/history?${query}`)

    expect(answer.statusCode).toBe(400)
    expect(problemDetailsSchema.parse(answer.json()).errors[0]?.field).toBe(query.split('=')[0])
  },
)

test.each(['from=1970-01-01', 'to=2999-12-31'])('the history of %s can be asked for', async (query) => {
  expect((await admin.get(`/submission/history?${query}`)).statusCode).toBe(200)
})

test.each([
  ['0000-01', 404],
  ['1969-12', 404],
  ['3000-01', 404],
  ['2026-13', 404],
  ['1970-01', 200],
  ['2999-12', 200],
])('the daily problems of %s are answered with %d', async (month, status) => {
  expect((await admin.get(`/finding/daily/${month}`)).statusCode).toBe(status)
})

test('a picture whose name holds a NUL is not there', async () => {
  const answer = await admin.get(`/problem/${problemId}/asset/a%00.png`)

  expect(answer.statusCode).toBe(404)
})

test('a polluting body pollutes nothing', async () => {
  await send('submit', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"code":"x"}')

  expect('polluted' in {}).toBe(false)
})

test('an unknown call below /api answers an error body, not a page', async () => {
  const answer = await server.request({ url: '/api/no/such/call' })

  expect(answer.statusCode).toBe(404)
  expect(problemDetailsSchema.parse(answer.json()).code).toBe('not_found')
})
