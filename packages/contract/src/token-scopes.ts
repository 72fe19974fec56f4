import type { Call } from './call.ts'

/** What an API token may do. A call needs exactly one of them. */
export const tokenScopes = ['read', 'practise', 'admin:read', 'admin:write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Explains each scope to somebody who makes a token. */
export const tokenScopeTexts: Readonly<Record<TokenScope, string>> = {
  read: 'Read problems, courses, contests, and your own work',
  practise: 'Run and submit code, and keep drafts, notes and lists',
  'admin:read': 'Read what administrators see: people, their submissions, orders and messages, the log',
  'admin:write': 'Change problems, courses and who is enrolled, plans, contests and goods',
}

/** Scopes that only administrators have a use for. */
export function isAdminScope(scope: TokenScope): boolean {
  return scope.startsWith('admin:')
}

/**
 * First segments of the paths that no token reaches, because they decide who gets in, move money, change how a person is shown,
 * or speak for them to others: a lost token must cost less than a lost password.
 */
const closedAreas = new Set([
  'assistant',
  'contact',
  'goodies',
  'order',
  'premium',
  'profile',
  'reminder',
  'room',
  'room-muted',
  'settings',
  'test-checkout',
  'user',
])

/** The calls of such areas that scripts may use all the same. */
const openWithin = new Set([
  'GET /goodies/getallgoodies',
  'GET /goodies/getgoodie/:id',
  'POST /goodies/addgoodies',
  'PUT /goodies/updategoodies/:id',
  'DELETE /goodies/deletegoodies/:id',
  'GET /profile',
  'GET /settings',
  'GET /user/check',
  'GET /user/getallprofile',
  'GET /user/totals',
])

/** The calls that are closed in an open area. */
const closedWithin = new Set([
  'POST /certificate/:code/reissue',
  'POST /contest/:id/question',
  'POST /course/courseid/:id',
  'POST /course/lesson/:id/questions',
  'DELETE /course/question/:id',
  'PUT /course/rating/:id',
  'DELETE /course/rating/:id',
  'POST /problem/report/:id',
  'PUT /admin/assistants/:assistant',
  'POST /admin/contest/:id/announcement',
  'PUT /admin/contest/:id/announcement/:announcementId',
  'DELETE /admin/contest/:id/announcement/:announcementId',
  'PATCH /admin/contest/:id/person/:userId',
  'POST /admin/contest/:id/question/:questionId',
  'DELETE /admin/course/review/:id',
  'PUT /admin/question/:id',
  'DELETE /admin/question/:id',
  'POST /admin/order/ship/:id',
  'POST /admin/report/:id/answer',
  'PATCH /admin/room/:id',
  'POST /admin/room-report/:id/close',
  'PUT /admin/room-silence/:id',
  'PATCH /admin/ticket/:id',
  'POST /admin/ticket/:id/answer',
  'PUT /admin/installation',
  'GET /admin/invitation-code',
  'POST /admin/invitation-code',
  'DELETE /admin/invitation-code/:id',
  'POST /admin/order/refund/:id',
])

/** The scope that a token needs for the call; null if the call wants a person who has signed in. */
export function tokenScopeOf({
  method,
  path,
  access,
  sendsEvents,
  needsRecentSignIn,
}: Call): TokenScope | null {
  const call = `${method} ${path}`
  const isClosed = closedAreas.has(path.split('/')[1] ?? '') ? !openWithin.has(call) : closedWithin.has(call)
  if (isClosed || sendsEvents || needsRecentSignIn) return null
  const isReading = method === 'GET'
  if (access === 'admin') return isReading ? 'admin:read' : 'admin:write'
  return isReading ? 'read' : 'practise'
}
