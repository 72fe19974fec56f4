import { type Call, calls } from '@codedojo/contract'
import { countQueries } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ActorAccounts,
  actors,
  type CreatedResource,
  createResource,
  type ResourceKind,
  signUpActors,
} from './testing/access-actors.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

// Access matrix: every call × every kind of caller × every kind of resource. A call without a row fails the type check
// and the first test. The request body is always an array, which no call accepts: a caller with access gets 400, and
// nothing changes.

type CallName = keyof typeof calls
/** Expected status for each actor, in the order of `actors`. */
type Codes = readonly [
  anonymous: number,
  user: number,
  other: number,
  premium: number,
  admin: number,
  suspended: number,
]
const anyone = (code: number): Codes => [code, code, code, code, code, code]
const users = (code: number): Codes => [401, code, code, code, code, 401]
const admins = (code: number): Codes => [401, 403, 403, 403, code, 401]
/** First status: the owner; second: admins; third: everybody else. */
const ofUser = (own: number, admin: number, others: number): Codes => [401, own, others, others, admin, 401]
const ofOther = (own: number, admin: number, others: number): Codes => [401, others, own, others, admin, 401]

interface ById {
  readonly id: ResourceKind
  readonly ofUser: Codes
  readonly ofOther: Codes
  /** Status for an unknown id, and for a malformed one. */
  readonly absent: Codes
}
/** A resource without an owner, or one that every permitted caller may read. */
const shared = (id: ResourceKind, found: Codes, absent: Codes): ById => ({
  id,
  ofUser: found,
  ofOther: found,
  absent,
})
/** A resource that only its owner can see; other callers get 404. */
const secret = (id: ResourceKind, found: number): ById => ({
  id,
  ofUser: ofUser(found, 404, 404),
  ofOther: ofOther(found, 404, 404),
  absent: users(404),
})
/** Purchased content that admins may also read; other callers are told that they have not bought it. */
const bought = (id: ResourceKind, found: number): ById => ({
  id,
  ofUser: ofUser(found, found, 403),
  ofOther: ofOther(found, found, 403),
  absent: users(404),
})
/** An action for participants only, even where others may look. */
const taken = (id: ResourceKind, found: number): ById => ({
  id,
  ofUser: ofUser(found, 403, 403),
  ofOther: ofOther(found, 403, 403),
  absent: users(404),
})
/** Data of one account: only its owner and admins have access. */
const ownOrAdmin = (found: number): ById => ({
  id: 'user',
  ofUser: ofUser(found, found, 403),
  ofOther: ofOther(found, found, 403),
  absent: admins(404),
})
/** Messages of a room: only members and admins have access. */
const ofPeople = (own: number, admin: number): ById => ({
  id: 'room',
  ofUser: ofUser(own, admin, 404),
  ofOther: ofOther(own, admin, 404),
  absent: users(404),
})

const expected: Record<CallName, Codes | ById> = {
  register: anyone(400),
  askForAccount: anyone(400),
  shownInstallation: anyone(200),
  managedInstallation: admins(200),
  changeInstallation: admins(400),
  invitationCodes: admins(200),
  addInvitationCode: admins(400),
  deleteInvitationCode: admins(404),
  login: anyone(400),
  check: users(200),
  logout: anyone(200),
  forgotPassword: anyone(400),
  resetPassword: anyone(400),
  checkResetLink: anyone(400),
  offeredProviders: anyone(200),
  ownSignInWays: users(200),
  disconnectProvider: users(404),
  signInWithDirectory: anyone(400),
  connectDirectory: users(400),
  changePassword: users(400),
  changeEmail: users(400),
  keepEmail: users(200),
  askConfirmation: users(503),
  confirmEmail: anyone(400),
  ownSessions: users(200),
  beginSecondFactor: users(400),
  confirmSecondFactor: users(400),
  renewRecoveryCodes: users(400),
  endSecondFactor: users(400),
  removeSecondFactor: shared('user', admins(409), admins(404)),
  beginPasskey: users(200),
  addPasskey: users(400),
  removePasskey: users(404),
  passkeyChallenge: anyone(200),
  signInWithPasskey: anyone(400),
  askForPasskey: users(400),
  removePasskeys: shared('user', admins(404), admins(404)),
  ownApiTokens: users(200),
  makeApiToken: users(400),
  revokeApiToken: users(404),
  endSession: secret('session', 200),
  endOtherSessions: users(200),
  downloadOwnData: users(200),
  deletionPreview: users(200),
  getAllProblem: users(200),
  problemSolvedbyUser: users(200),
  problemById: shared('problem', users(200), users(404)),
  checkProblem: admins(400),
  createProblem: admins(400),
  updateProblem: shared('problem', admins(400), admins(404)),
  deleteProblem: shared('problem', admins(200), admins(404)),
  openSolution: shared('problem', admins(400), admins(404)),
  managedProblems: admins(200),
  uploadCaseFiles: admins(400),
  produceOutputs: admins(400),
  problemVersions: shared('problem', admins(200), admins(404)),
  problemVersion: shared('problem', admins(200), admins(404)),
  restoreVersion: shared('problem', admins(400), admins(404)),
  importProblem: admins(400),
  exportProblem: shared('problem', admins(200), admins(404)),
  exportProblems: admins(200),
  rejudgeChoices: shared('problem', admins(200), admins(404)),
  startRejudge: shared('problem', admins(400), admins(404)),
  rejudges: admins(200),
  rejudgeById: shared('rejudge', admins(200), admins(404)),
  rejudgeChanges: shared('rejudge', admins(200), admins(404)),
  applyRejudge: shared('rejudge', admins(400), admins(404)),
  cancelRejudge: shared('rejudge', admins(400), admins(404)),
  reportProblem: shared('problem', users(400), users(404)),
  ownReports: shared('problem', users(200), users(404)),
  reports: admins(200),
  reportById: shared('report', admins(200), admins(404)),
  answerReport: shared('report', admins(400), admins(404)),
  submittedProblem: shared('problem', users(200), users(404)),
  run: shared('problem', users(400), users(404)),
  submit: shared('problem', users(400), users(404)),
  submissionResult: secret('submission', 200),
  findSmallestInput: shared('problem', users(400), users(404)),
  submissionRuntimes: secret('submission', 200),
  askNinja: shared('problem', users(400), users(404)),
  ninjaConversation: shared('problem', users(200), users(404)),
  clearNinja: shared('problem', users(200), users(404)),
  askSahayak: users(400),
  sahayakConversation: users(200),
  clearSahayak: users(200),
  draftsOfProblem: shared('problem', users(200), users(404)),
  saveDraft: shared('problem', users(400), users(404)),
  ownCustomInputs: shared('problem', users(200), users(404)),
  saveCustomInputs: shared('problem', users(400), users(404)),
  ownProblemProgress: users(200),
  dailyProblem: users(200),
  dailyMonth: users(200),
  reviewQueue: users(200),
  addReview: shared('problem', users(200), users(404)),
  removeReview: shared('problem', users(200), users(404)),
  problemLists: users(200),
  addProblemList: users(400),
  renameProblemList: secret('list', 400),
  deleteProblemList: secret('list', 200),
  putIntoList: secret('list', 200),
  takeFromList: secret('list', 200),
  orderList: secret('list', 400),
  ownNotes: users(200),
  noteOfProblem: shared('problem', users(200), users(404)),
  saveNote: shared('problem', users(400), users(404)),
  studyPlans: users(200),
  studyPlanBySlug: shared('plan', users(200), users(404)),
  followPlan: shared('plan', users(200), users(404)),
  leavePlan: shared('plan', users(200), users(404)),
  managedPlans: admins(200),
  managedPlan: shared('plan', admins(200), admins(404)),
  addPlan: admins(400),
  updatePlan: shared('plan', admins(400), admins(404)),
  deletePlan: shared('plan', admins(200), admins(404)),
  orderPlans: admins(400),
  restorePlans: admins(200),
  ownProfile: users(200),
  saveProfile: users(400),
  publicProfile: {
    id: 'public profile',
    ofUser: anyone(200),
    ofOther: anyone(200),
    absent: anyone(404),
  },
  ownSettings: users(200),
  changeSettings: users(400),
  ownStreak: users(200),
  ownWeek: users(200),
  ownReminder: users(200),
  changeReminder: users(400),
  stopReminder: users(200),
  ownProgress: users(200),
  dayReason: users(200),
  ownFeed: users(200),
  latestSolved: users(200),
  getAllProfile: admins(200),
  userTotals: admins(200),
  exportUsers: admins(200),
  registerUser: admins(400),
  importUsers: admins(400),
  updateUser: shared('user', admins(400), admins(404)),
  correctUser: shared('user', admins(400), admins(404)),
  passwordLink: shared('user', admins(200), admins(404)),
  suspendUser: shared('user', admins(400), admins(404)),
  unsuspendUser: shared('user', admins(200), admins(404)),
  signOutEverywhere: ownOrAdmin(200),
  deleteProfile: ownOrAdmin(200),
  premiumDetails: users(400),
  premiumSave: users(400),
  premiumSubscription: {
    id: 'premium',
    ofUser: ofUser(200, 404, 404),
    ofOther: ofOther(200, 404, 404),
    absent: users(404),
  },
  activatePremium: {
    id: 'premium',
    ofUser: ofUser(409, 404, 404),
    ofOther: ofOther(409, 404, 404),
    absent: users(404),
  },
  allCourses: users(200),
  getCourse: shared('course', users(200), users(404)),
  orderCourse: shared('course', users(200), users(404)),
  courseContent: bought('own course', 200),
  lessonById: bought('own lesson', 200),
  reportLessonProgress: bought('own lesson', 400),
  markLesson: bought('own lesson', 400),
  rateCourse: {
    id: 'own course',
    ofUser: ofUser(400, 403, 403),
    ofOther: ofOther(400, 403, 403),
    absent: users(404),
  },
  unrateCourse: shared('course', users(200), users(404)),
  courseReviews: shared('course', users(200), users(404)),
  certificateByCode: {
    id: 'certificate',
    ofUser: anyone(200),
    ofOther: anyone(200),
    absent: anyone(404),
  },
  reissueCertificate: {
    id: 'certificate',
    ofUser: ofUser(409, 409, 403),
    ofOther: ofOther(409, 409, 403),
    absent: users(404),
  },
  getAllGoodies: users(200),
  getGoodie: shared('product', users(200), users(404)),
  orderGoodie: shared('product', users(400), users(404)),
  verifyPayment: users(400),
  addGoodies: admins(400),
  updateGoodies: shared('product', admins(400), admins(404)),
  deleteGoodies: shared('product', admins(200), admins(404)),
  deleteSampleGoodies: admins(200),
  uploadPicture: admins(400),
  uploadedVideo: shared('video', admins(200), admins(404)),
  addCourse: admins(400),
  updateCourse: shared('course', admins(400), admins(404)),
  deleteCourse: shared('course', admins(200), admins(404)),
  deleteSampleCourses: admins(200),
  managedCourses: admins(200),
  managedCourse: shared('course', admins(200), admins(404)),
  addLessonFile: admins(400),
  deleteLessonFile: shared('lesson file', admins(200), admins(404)),
  lessonWork: bought('own lesson', 200),
  saveLessonCode: bought('own lesson', 400),
  runLessonCode: bought('own lesson', 400),
  answerLessonQuiz: bought('own lesson', 400),
  lessonQuestions: bought('own lesson', 200),
  askLessonQuestion: bought('own lesson', 400),
  seeLessonAnswers: bought('own lesson', 200),
  withdrawLessonQuestion: secret('lesson question', 200),
  courseQuestions: shared('course', admins(200), admins(404)),
  answerLessonQuestion: shared('lesson question', admins(400), admins(404)),
  deleteLessonQuestion: shared('lesson question', admins(200), admins(404)),
  addLesson: shared('course', admins(400), admins(404)),
  managedLesson: shared('lesson', admins(200), admins(404)),
  updateLesson: shared('lesson', admins(400), admins(404)),
  deleteLesson: shared('lesson', admins(200), admins(404)),
  orderLessons: shared('course', admins(400), admins(404)),
  readPlaylist: shared('course', admins(400), admins(404)),
  courseLearners: shared('course', admins(200), admins(404)),
  enrolLearner: shared('course', admins(400), admins(404)),
  unenrolLearner: shared('course', admins(409), admins(404)),
  deleteReview: shared('review', admins(200), admins(404)),
  testCheckout: secret('provider order', 400),
  ownOrders: users(200),
  currentPayments: users(200),
  ownOrder: secret('order', 200),
  askRefund: secret('order', 400),
  managedOrders: admins(200),
  exportOrders: admins(200),
  managedOrder: shared('order', admins(200), admins(404)),
  shipOrder: shared('order', admins(400), admins(404)),
  decideRefund: shared('order', admins(400), admins(404)),
  sendMessage: users(400),
  ownTickets: users(200),
  ownTicket: secret('ticket', 200),
  addToTicket: secret('ticket', 400),
  managedTickets: admins(200),
  managedTicket: shared('ticket', admins(200), admins(404)),
  answerTicket: shared('ticket', admins(400), admins(404)),
  setTicketState: shared('ticket', admins(400), admins(404)),
  auditLog: admins(200),
  adminOverview: admins(200),
  adminWaiting: admins(200),
  assistantUsage: admins(200),
  switchAssistant: shared('assistant', admins(400), admins(404)),
  health: anyone(200),
  ownRooms: users(200),
  roomMessages: ofPeople(200, 200),
  roomPeople: ofPeople(200, 200),
  readRoom: secret('room', 400),
  leaveRoom: secret('room', 200),
  muteRoom: secret('room', 400),
  editRoomMessage: ofPeople(400, 400),
  removeRoomMessage: ofPeople(200, 200),
  reportRoomMessage: ofPeople(400, 400),
  mutePerson: shared('user', users(200), users(404)),
  unmutePerson: shared('user', users(200), users(404)),
  managedRooms: admins(200),
  closeRoom: shared('room', admins(400), admins(404)),
  roomReports: admins(200),
  closeRoomReport: shared('room report', admins(400), admins(404)),
  silencePerson: shared('user', admins(400), admins(404)),
  helpPages: users(200),
  helpPage: shared('help page', users(200), users(404)),
  contestList: users(200),
  contestById: shared('contest', users(200), users(404)),
  contestBoard: shared('contest', users(200), users(404)),
  registerForContest: shared('contest', users(400), users(404)),
  unregisterFromContest: shared('contest', users(409), users(404)),
  contestQuestions: bought('contest', 200),
  readAnnouncements: bought('contest', 200),
  askContestQuestion: taken('contest', 400),
  contestProblem: bought('contest', 200),
  runInContest: taken('contest', 400),
  submitInContest: taken('contest', 400),
  ownContestSubmissions: bought('contest', 200),
  managedContests: admins(200),
  managedContest: shared('contest', admins(200), admins(404)),
  addContest: admins(400),
  updateContest: shared('contest', admins(400), admins(404)),
  deleteContest: shared('contest', admins(200), admins(404)),
  juryBoard: shared('contest', admins(200), admins(404)),
  unveilBoard: shared('contest', admins(409), admins(404)),
  contestPeople: shared('contest', admins(200), admins(404)),
  disqualify: shared('contest', admins(400), admins(404)),
  contestSubmissions: shared('contest', admins(200), admins(404)),
  announceInContest: shared('contest', admins(400), admins(404)),
  correctAnnouncement: shared('contest', admins(400), admins(404)),
  withdrawAnnouncement: shared('contest', admins(404), admins(404)),
  managedQuestions: shared('contest', admins(200), admins(404)),
  answerQuestion: shared('contest', admins(400), admins(404)),
  exportContest: shared('contest', admins(200), admins(404)),
  recomputeRatings: admins(200),
  submissionHistory: users(200),
  attemptById: {
    id: 'submission',
    ofUser: ofUser(200, 200, 404),
    ofOther: ofOther(200, 200, 404),
    absent: users(404),
  },
}

/** For calls whose path takes something other than an id, or ids of several kinds. */
const furtherRows: readonly (readonly [CallName, ById])[] = [
  [
    'submittedProblem',
    { id: 'user', ofUser: ofUser(200, 200, 404), ofOther: ofOther(200, 200, 404), absent: users(404) },
  ],
  // A person without the opt-in has no public profile, not even for themselves.
  ['publicProfile', { id: 'user', ofUser: anyone(404), ofOther: anyone(404), absent: anyone(404) }],
]

let server: TestApp
beforeAll(async () => {
  const many = '100000'
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: many, SUBMIT_LIMIT_PER_MINUTE: many })
})
afterAll(() => server[Symbol.asyncDispose]())

const names = Object.keys(expected).filter((name): name is CallName => name in calls)
const rows = [...names.map((name) => [name, expected[name]] as const), ...furtherRows]

test('the table names every call', () => {
  expect(names.sort()).toEqual(Object.keys(calls).sort())
})

test.each(rows)('%s is refused and allowed as the table says', async (name, row) => {
  const found = 'absent' in row ? await askById(name, row) : await askPlain(name)

  expect(found).toEqual(row)
})

const hostileIds = [
  'not-an-id',
  '%27%20or%201%3D1',
  '__proto__',
  '%00',
  'x'.repeat(150),
  'x'.repeat(5000),
  '%ff',
]

test.each(rows.flatMap(([name, row]) => ('absent' in row ? [[name, row] as const] : [])))(
  '%s takes an id that is malformed or hostile for one that nothing has',
  async (name, row) => {
    const { cookies } = await onStage().cast

    const codes = await Promise.all(hostileIds.map((id) => ask(name, { cookie: cookies.admin, id })))

    expect(codes).toEqual(hostileIds.map(() => row.absent[actors.indexOf('admin')]))
  },
)

/** Most queries of a call: one for the session and three more. */
const usualQueryLimit = 4
/** Calls that need more queries today, each with its own limit; no limit may rise. */
const queryLimitOf: Partial<Record<CallName, number>> = {
  ...{ adminOverview: 22, adminWaiting: 5, attemptById: 9, auditLog: 5, contestList: 7, courseContent: 9 },
  ...{ deletionPreview: 13, juryBoard: 6, lessonById: 6, managedCourse: 5, managedOrder: 7 },
  ...{ managedOrders: 7, ninjaConversation: 12, ownFeed: 14, ownProgress: 12, ownRooms: 6 },
  ...{ ownSignInWays: 6, ownTicket: 5, premiumSubscription: 8, problemById: 7, problemVersion: 7 },
  ...{ publicProfile: 14, rejudgeById: 5, submissionResult: 5, submissionRuntimes: 5, submittedProblem: 5 },
}
/**
 * Streamed calls read the database batch by batch, so their number of queries grows with the data: they are left out.
 */
const streamed: readonly CallName[] = [
  ...(['downloadOwnData', 'exportContest', 'exportOrders', 'exportProblem', 'exportProblems'] as const),
  ...(['exportUsers', 'getAllProfile'] as const),
]

test('a call that reads asks few queries of the database', async () => {
  const counted: Partial<Record<CallName, number>> = {}
  for (const [name, row] of rows) {
    if (calls[name].method !== 'GET' || streamed.includes(name)) continue
    const codes = 'absent' in row ? row.ofUser : row
    const actor = actors[codes.lastIndexOf(200)]
    if (!actor) continue
    const id = 'absent' in row ? (await owned(row.id)).ofUser : ''
    const { cookies } = await onStage().cast
    // Resources that are created only once, or cached, are created beforehand.
    await ask(name, { cookie: cookies[actor], id })
    const { count } = await countQueries(() => ask(name, { cookie: cookies[actor], id }))
    if (count > (queryLimitOf[name] ?? usualQueryLimit)) counted[name] = count
  }
  expect(counted).toEqual({})
})

async function askPlain(name: CallName): Promise<Codes> {
  return askAll(name, () => '')
}

async function askById(name: CallName, row: ById): Promise<ById> {
  return {
    id: row.id,
    ofUser: await askAll(name, async () => (await owned(row.id)).ofUser),
    ofOther: await askAll(name, async () => (await owned(row.id)).ofOther),
    absent: await askAll(name, () => crypto.randomUUID()),
  }
}

async function askAll(name: CallName, idOf: () => string | Promise<string>): Promise<Codes> {
  const codes: number[] = []
  for (const actor of actors) {
    const id = await idOf()
    const { cookies } = await onStage().cast
    const code = await ask(name, { cookie: cookies[actor], id })
    codes.push(code)
    // The call may have changed the resource, or ended the actor's session.
    if (code < 300 && calls[name].method !== 'GET') stage = null
  }
  const [anonymous = 0, user = 0, other = 0, premium = 0, admin = 0, suspended = 0] = codes
  return [anonymous, user, other, premium, admin, suspended]
}

/** Resources are created on first use and shared by all calls until a call changes one. */
interface Stage {
  readonly cast: Promise<ActorAccounts>
  readonly things: Map<ResourceKind, Promise<CreatedResource>>
}
let stage: Stage | null = null

function onStage(): Stage {
  stage ??= { cast: signUpActors(server), things: new Map() }
  return stage
}

async function owned(thing: ResourceKind): Promise<CreatedResource> {
  const { cast, things } = onStage()
  const found = things.get(thing) ?? createResource(server, await cast, thing)
  things.set(thing, found)
  return found
}

async function ask(name: CallName, { cookie, id }: { cookie: string; id: string }): Promise<number> {
  const call: Call = calls[name]
  const { user } = await onStage().cast
  const path = call.path
    .replace(/:(id|code|slug|problemId)\b/, id)
    .replace(':problemId', call.path.includes(':problemId') ? (await owned('problem')).ofUser : '')
    .replace(':month', '2026-11')
    .replace(':day', '2026-11-01')
    .replace(':assistant', id)
    .replace(':provider', 'google')
    .replace(':messageId', id)
    .replace(':userId', user.user._id)
    .replace(':language', 'python')
    .replace(':version', '1')
    .replace(':block', '1')
    .replace(':part', 'python')
    .replace(':letter', 'A')
  const type = call.upload ? 'application/octet-stream' : 'application/json'
  const takesBody = call.body !== undefined || call.upload === true
  const answer = await server.request({
    method: call.method,
    url: `/api${path}`,
    headers: { ...(cookie && { cookie }), ...(takesBody && { 'content-type': type }) },
    ...(takesBody && { payload: '[]' }),
  })
  // What is meant for one person must not be kept for the next one who comes by the same proxy or browser.
  expect(answer.headers['cache-control'], name).toMatch(/^(no-store|private, no-(store|cache))$/)
  return answer.statusCode
}
