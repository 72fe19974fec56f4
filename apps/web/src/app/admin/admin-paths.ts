/** The paths of all admin pages. Their names in the drawer and the command palette are in `adminPages`. */
export const adminPaths = [
  '/admin',
  '/admin/createProblem',
  '/admin/updateProblem',
  '/admin/updateProblem/:id',
  '/admin/packages',
  '/admin/rejudges',
  '/admin/reports',
  '/admin/plans',
  '/admin/plans/new',
  '/admin/plans/:id',
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
  '/admin/installation',
] as const
export type AdminPath = (typeof adminPaths)[number]

/** Whether a path belongs to the admin pages, to mark the link in the top bar as active. */
export function isAdminPath(pathname: string): boolean {
  return adminPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
