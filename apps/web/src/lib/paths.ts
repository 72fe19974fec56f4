// The paths of all pages. The route table (`app/router.tsx`, and `app/admin/admin-paths.ts` for admins) maps them to pages; its
// test checks that each one has a page.

interface WithId {
  readonly _id: string
}

const part = encodeURIComponent

export const homePath = '/'
export const termsPath = '/terms'
export const helpPagesPath = '/help'
export const contactPath = '/contact'
export const discussPath = '/discuss'
export const premiumPath = '/premium'

/** A help page. */
export const helpPath = ({ slug }: { readonly slug: string }) => `${helpPagesPath}/${part(slug)}`

/** The contact form, with an order or a submission attached. */
export const contactAboutPath = (kind: 'order' | 'submission', id: string) =>
  `${contactPath}?about=${kind}:${id}`

/** A discussion room. */
export const roomPath = (roomId: string) => `${discussPath}?${new URLSearchParams({ room: roomId })}`

// Signing in.

export const loginPath = '/login'
export const signupPath = '/signup'
export const forgotPasswordPath = '/forgot-password'
/** The query parameter of the sign-up page that carries an invitation code. */
export const invitationParam = 'invitation'
/** In the address of the sign-in page: shows the form of the operator's directory. */
export const directoryParam = 'directory'
/** The form of the directory, with where to go on and the invitation code of the address. */
export const directoryLoginPath = (params: URLSearchParams) => {
  const kept = ['next', invitationParam].flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `${loginPath}?${new URLSearchParams([...kept, [directoryParam, '1']])}`
}
export const invitationPath = (code: string) => `${signupPath}?${invitationParam}=${part(code)}`
/** The page at which a sign-in window that was opened beside another page ends. */
export const signedInPath = '/signed-in'

// Practice.

export const plansPath = '/plans'
export const reviewPath = '/review'
export const listsPath = '/lists'
export const notesPath = '/notes'
export const submissionsPath = '/submissions'

export const planPath = ({ slug }: { readonly slug: string }) => `${plansPath}/${part(slug)}`

/** `addressId` is what `urlIdOfList` returns: the id of the list, or "favourites" for everybody's own favourites list. */
export const listPathOf = (addressId: string) => `${listsPath}/${part(addressId)}`

export const problemPathOf = (id: string) => `/problemcontent/${part(id)}`

export const problemPath = ({ _id }: WithId) => problemPathOf(_id)

/** The permanent link of one submission. */
export const submissionPath = (id: string) => `/submission/${part(id)}`

/** The comparison of two submissions. */
export const differencePath = (leftId: string, rightId: string) =>
  `${submissionPath(leftId)}/compare/${part(rightId)}`

/** The query parameter of the problem page that names the submission to put into the editor. */
export const openedSubmissionParam = 'open'

// Contests.

export const contestsPath = '/contest'

export type ContestTab = 'problems' | 'scoreboard' | 'submissions' | 'questions'

export function contestPath({ _id }: WithId, tab: ContestTab = 'problems'): string {
  const place = `${contestsPath}/${_id}`
  return tab === 'problems' ? place : `${place}?tab=${tab}`
}

/** A problem within a contest. */
export const contestProblemPath = (contestId: string, letter: string) =>
  `${contestsPath}/${contestId}/problem/${letter}`

// Courses.

export const exploreCoursesPath = '/explorecourses'
export const ownCoursesPath = '/mycourses'
/** An alias of `ownCoursesPath`, named in the specification of courses. */
export const specifiedCoursesPath = '/my-courses'
export const checkCertificatePath = '/certificate'

/** The sales page of a course. */
export const salesPath = ({ _id }: WithId) => `/explore/${part(_id)}`

/** The sales page for renewing a course that runs or has run out. */
export const renewalPath = (course: WithId) => `${salesPath(course)}?renew=1`

/** The course page for its owner. */
export const coursePath = ({ _id }: WithId) => `/course/${part(_id)}`

/** The course player, at one lesson or where the learner stopped. */
export function contentPath(course: WithId, lesson?: WithId | null): string {
  const content = `${coursePath(course)}/content`
  return lesson ? `${content}?lesson=${part(lesson._id)}` : content
}

/** The public page that verifies a certificate. */
export const certificatePath = ({ code }: { readonly code: string }) =>
  `${checkCertificatePath}/${part(code)}`

// The store.

export const storePath = '/store'
export const ordersPath = '/orders'

export const productPath = ({ _id }: WithId) => `${storePath}/${_id}`

/** One order in the buyer's list of orders. */
export const orderPath = (orderId: string) => `${ordersPath}?order=${part(orderId)}`

// The account.

export const profilePath = '/profile'

/** The public profile of a person who allows one. */
export const publicProfilePath = ({ _id }: WithId) => `${profilePath}/${part(_id)}`

export type SettingsSection =
  | 'account'
  | 'sessions'
  | 'tokens'
  | 'privacy'
  | 'practice'
  | 'time-zone'
  | 'keys'
  | 'editor'
  | 'data'

/** One section of the settings; without one, the list of sections. */
export const settingsPath = (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings')

// For admins.

export const adminPath = '/admin'
export const createProblemPath = '/admin/createProblem'
export const managedProblemsPath = '/admin/updateProblem'
export const packagesPath = '/admin/packages'
export const rejudgesPath = '/admin/rejudges'
export const reportsPath = '/admin/reports'
export const managedPlansPath = '/admin/plans'
export const newPlanPath = '/admin/plans/new'
export const usersPath = '/getalluser'
export const registerUserPath = '/registerUser'
export const auditPath = '/admin/audit'
export const managedStorePath = '/StoreManagment'
export const managedOrdersPath = '/StoreManagment/orders'
/** The store as customers see it. */
export const goodiesPath = '/goodies'
export const managedCoursesPath = '/admin/courses'
export const managedContestsPath = '/admin/contests'
export const newContestPath = '/admin/contests/new'
export const ticketsPath = '/admin/tickets'
export const managedRoomsPath = '/admin/rooms'
export const assistantsPath = '/admin/assistants'
export const installationPath = '/admin/installation'

export const editProblemPath = (problemId: string) => `${managedProblemsPath}/${part(problemId)}`

/** One rejudge. */
export const rejudgePath = (id: string) => `${rejudgesPath}?rejudge=${part(id)}`

/** The form that starts a dry rejudge of a problem. */
export const startRejudgePath = (problemId: string) => `${rejudgesPath}?problem=${part(problemId)}`

/** The list of users whose name or email contains these words. */
export const usersNamedPath = (words: string) => `${usersPath}?${new URLSearchParams({ q: words })}`

/** One order of any buyer. */
export const managedOrderPath = (orderId: string) => `${managedOrdersPath}?order=${part(orderId)}`

/** The admin page of a course: lessons, learners, reviews. */
export const managedCoursePath = ({ _id }: WithId) => `${managedCoursesPath}/${part(_id)}`

/** The lesson form; null for a new lesson. */
export const managedLessonPath = (course: WithId, lesson: WithId | null) =>
  `${managedCoursePath(course)}/lessons/${lesson ? part(lesson._id) : 'new'}`

/** The form of a study plan. */
export const managedPlanPath = ({ _id }: WithId) => `${managedPlansPath}/${part(_id)}`

export type ContestView = 'settings' | 'scoreboard' | 'people' | 'submissions' | 'questions'

export function managedContestPath({ _id }: WithId, view: ContestView = 'settings'): string {
  const place = `${managedContestsPath}/${part(_id)}`
  return view === 'settings' ? place : `${place}?view=${view}`
}
