/** Where each page of admins is. Where the drawer and the command palette name it stands in `adminPages`. */
export const adminPaths = [
  '/admin',
  '/admin/createProblem',
  '/admin/updateProblem',
  '/admin/updateProblem/:id',
  '/admin/packages',
  '/admin/rejudges',
  '/admin/reports',
  '/getalluser',
  '/registerUser',
  '/admin/audit',
  '/StoreManagment',
  '/StoreManagment/orders',
  '/admin/courses',
  '/admin/courses/:id',
  '/admin/courses/:id/lessons/new',
  '/admin/courses/:id/lessons/:lessonId',
  '/admin/contests',
  '/admin/contests/new',
  '/admin/contests/:id',
  '/admin/tickets',
  '/admin/rooms',
  '/admin/assistants',
] as const
export type AdminPath = (typeof adminPaths)[number]

/** Whether an address belongs to the admins' part, for the mark in the bar. */
export function isAdminPath(pathname: string): boolean {
  return adminPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
