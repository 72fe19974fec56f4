/*
 * The first element of every query key; the rest follows in its `queryOptions`. Queries with the same first element are
 * invalidated together, so a name is shared only where that is meant. Keys are never written as literals elsewhere
 * (scripts/check/patterns/keys-of-queries.grit).
 */

// The account.

export const sessionKey = 'session'
export const signInOptionsKey = 'sign-in-options'
export const resetLinkKey = 'reset-link'
export const settingsKey = 'settings'
export const reminderKey = 'reminder'
export const ownProfileKey = 'profile'
export const publicProfileKey = 'public-profile'
export const deletionPreviewKey = 'deletion-preview'
export const signInWaysKey = 'sign-in-ways'
export const ownSessionsKey = 'own-sessions'
export const ownApiTokensKey = 'own-api-tokens'

// Practice.

/** The library, and everything about it that a verdict changes: progress, reviews, the daily problem, plans. */
export const problemsKey = 'problems'
/** The page of one problem. */
export const problemKey = 'problem'
export const problemChoicesKey = 'problems to choose'
export const submissionsKey = 'submissions'
export const lastResultKey = 'last-result'
export const customInputsKey = 'custom-inputs'
export const submissionRuntimesKey = 'submission-runtimes'
export const codeDraftsKey = 'drafts'
export const notesKey = 'notes'
export const problemListsKey = 'problem-lists'
/** The conversation with Code Ninja, the assistant of the problem page. */
export const ninjaKey = 'ninja'
/** Everything that a verdict or another time zone changes. */
export const progressKey = 'progress'
/** The list of contests. */
export const contestsKey = 'contests'
/** Everything of one contest. */
export const contestKey = 'contest'

// Learning and buying.

/** Everything about courses, for learners and admins, so that one invalidation refreshes all of it. */
export const coursesKey = 'courses'
/**
 * What a learner changed and answered in one lesson. Apart from the courses, so that invalidating them does not read it again while
 * somebody types.
 */
export const lessonWorkKey = 'lesson-work'
/** Everything about the store, for buyers and admins. */
export const storeKey = 'store'
export const ordersKey = 'orders'
export const paymentsKey = 'payments'

// Talking and reading.

export const roomsKey = 'rooms'
export const ticketsKey = 'tickets'
/** The conversation with Sahayak, the assistant of the contact page. */
export const sahayakKey = 'sahayak'
export const helpKey = 'help'
/** The terms of use. */
export const termsKey = 'terms'
/** The counts beside the options of a filter, each without that filter. */
export const countsKey = 'counts'

// For admins.

export const adminKey = 'admin'
export const problemAdminKey = 'problem-admin'
export const packagesKey = 'packages'
export const rejudgesKey = 'rejudges'
export const reportsKey = 'reports'
export const planAdminKey = 'plan-admin'
export const installationKey = 'installation'
export const invitationCodesKey = 'invitation-codes'
export const auditKey = 'audit'
/** Everything about users. */
export const peopleKey = 'people'
/** Everything about the orders of all buyers. */
export const managedOrdersKey = 'managed-orders'
/** Everything that shows contests to admins. */
export const contestAdminKey = 'contest-admin'
export const assistantUsageKey = 'assistant-usage'
export const roomAdminKey = 'room-admin'
