// The addresses of all pages. The route table (`app/router.tsx`, and `app/admin/admin-paths.ts` for admins) says what answers each;
// its test proves that none leads nowhere.

interface Identified {
  readonly _id: string
}

const part = encodeURIComponent

export const homePath = '/'
export const termsPath = '/terms'
export const helpPagesPath = '/help'
export const contactPath = '/contact'
export const discussPath = '/discuss'
export const premiumPath = '/premium'

/** A page of help. */
export const helpPath = ({ slug }: { readonly slug: string }) => `${helpPagesPath}/${part(slug)}`

/** Where somebody writes to the operator about something of theirs. */
export const contactAboutPath = (kind: 'order' | 'submission', id: string) =>
  `${contactPath}?about=${kind}:${id}`

/** One room among those of the discussion. */
export const roomPath = (roomId: string) => `${discussPath}?${new URLSearchParams({ room: roomId })}`

// Signing in.

export const loginPath = '/login'
export const signupPath = '/signup'
export const forgotPasswordPath = '/forgot-password'
/** Where a window ends that was opened to sign in beside a page. */
export const signedInPath = '/signed-in'

// Practice.

export const plansPath = '/plans'
export const reviewPath = '/review'
export const listsPath = '/lists'
export const notesPath = '/notes'
export const submissionsPath = '/submissions'

export const planPath = ({ slug }: { readonly slug: string }) => `${plansPath}/${part(slug)}`

/** The id of the favourites in an address is the same for everybody: `urlIdOfList`. */
export const listPathOf = (addressId: string) => `${listsPath}/${part(addressId)}`

export const problemPathOf = (id: string) => `/problemcontent/${part(id)}`

export const problemPath = ({ _id }: Identified) => problemPathOf(_id)

/** Address under which one attempt stays. */
export const attemptPath = (id: string) => `/submission/${part(id)}`

/** What changed from one attempt to another. */
export const differencePath = (leftId: string, rightId: string) =>
  `${attemptPath(leftId)}/compare/${part(rightId)}`

/** Part of a work screen's query that names the attempt to put into the editor. */
export const openedAttemptParam = 'open'

// Contests.

export const contestsPath = '/contest'

export type ContestTab = 'problems' | 'scoreboard' | 'submissions' | 'questions'

export function contestPath({ _id }: Identified, tab: ContestTab = 'problems'): string {
  const place = `${contestsPath}/${_id}`
  return tab === 'problems' ? place : `${place}?tab=${tab}`
}

/** A problem within a contest. */
export const contestProblemPath = (contestId: string, letter: string) =>
  `${contestsPath}/${contestId}/problem/${letter}`

// Courses.

export const exploreCoursesPath = '/explorecourses'
export const ownCoursesPath = '/mycourses'
/** The same page, as the specification of courses links it. */
export const specifiedCoursesPath = '/my-courses'
export const checkCertificatePath = '/certificate'

/** Where a course is sold. */
export const salesPath = ({ _id }: Identified) => `/explore/${part(_id)}`

/** Where a course that runs, or ran, is bought again. */
export const renewalPath = (course: Identified) => `${salesPath(course)}?renew=1`

/** The course for its owner. */
export const coursePath = ({ _id }: Identified) => `/course/${part(_id)}`

/** Where it is taken, at one of its lessons or where its owner stopped. */
export function contentPath(course: Identified, lesson?: Identified | null): string {
  const content = `${coursePath(course)}/content`
  return lesson ? `${content}?lesson=${part(lesson._id)}` : content
}

/** Where anybody checks a certificate. */
export const certificatePath = ({ code }: { readonly code: string }) =>
  `${checkCertificatePath}/${part(code)}`

// The store.

export const storePath = '/store'
export const ordersPath = '/orders'

export const productPath = ({ _id }: Identified) => `${storePath}/${_id}`

/** One order among those of its buyer. */
export const orderPath = (orderId: string) => `${ordersPath}?order=${part(orderId)}`

// The account.

export const profilePath = '/profile'

/** Where everybody sees somebody who lets them. */
export const publicProfilePath = ({ _id }: Identified) => `${profilePath}/${part(_id)}`

export type SettingsSection = 'account' | 'sessions' | 'privacy' | 'time-zone' | 'keys' | 'editor' | 'data'

/** One section of the settings; of none, the list of them. */
export const settingsPath = (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings')

// For admins.

export const adminPath = '/admin'
export const createProblemPath = '/admin/createProblem'
export const managedProblemsPath = '/admin/updateProblem'
export const packagesPath = '/admin/packages'
export const rejudgesPath = '/admin/rejudges'
export const reportsPath = '/admin/reports'
export const usersPath = '/getalluser'
export const registerUserPath = '/registerUser'
export const auditPath = '/admin/audit'
export const managedStorePath = '/StoreManagment'
export const managedOrdersPath = '/StoreManagment/orders'
/** The store as everybody sees it. */
export const goodiesPath = '/goodies'
export const managedCoursesPath = '/admin/courses'
export const managedContestsPath = '/admin/contests'
export const newContestPath = '/admin/contests/new'
export const ticketsPath = '/admin/tickets'
export const managedRoomsPath = '/admin/rooms'
export const assistantsPath = '/admin/assistants'

export const editProblemPath = (problemId: string) => `${managedProblemsPath}/${part(problemId)}`

/** One rejudge. */
export const rejudgePath = (id: string) => `${rejudgesPath}?rejudge=${part(id)}`

/** Where a dry rejudge of a problem is begun. */
export const startRejudgePath = (problemId: string) => `${rejudgesPath}?problem=${part(problemId)}`

/** The people whose name or email has these words. */
export const usersNamedPath = (words: string) => `${usersPath}?${new URLSearchParams({ q: words })}`

/** One order, whoever bought it. */
export const managedOrderPath = (orderId: string) => `${managedOrdersPath}?order=${part(orderId)}`

/** Everything about a course for its authors: lessons, learners, reviews. */
export const managedCoursePath = ({ _id }: Identified) => `${managedCoursesPath}/${part(_id)}`

/** The form of a lesson; null: of one that is to be added. */
export const managedLessonPath = (course: Identified, lesson: Identified | null) =>
  `${managedCoursePath(course)}/lessons/${lesson ? part(lesson._id) : 'new'}`

export type ContestView = 'settings' | 'scoreboard' | 'people' | 'submissions' | 'questions'

export function managedContestPath({ _id }: Identified, view: ContestView = 'settings'): string {
  const place = `${managedContestsPath}/${part(_id)}`
  return view === 'settings' ? place : `${place}?view=${view}`
}
