import type { ComponentType } from 'react'

export interface AdminRoute {
  readonly path: string
  readonly load: () => Promise<ComponentType>
}

/** Every page of admins. Where the drawer and the command palette name it stands in `adminPages`. */
export const adminRoutes: readonly AdminRoute[] = [
  { path: '/admin', load: async () => (await import('./dashboard-page.tsx')).DashboardPage },
  {
    path: '/admin/createProblem',
    load: async () => (await import('./create-problem-page.tsx')).CreateProblemPage,
  },
  {
    path: '/admin/updateProblem',
    load: async () => (await import('./manage-problems-page.tsx')).ManageProblemsPage,
  },
  {
    path: '/admin/updateProblem/:id',
    load: async () => (await import('./edit-problem-page.tsx')).EditProblemPage,
  },
  { path: '/admin/packages', load: async () => (await import('./packages-page.tsx')).PackagesPage },
  { path: '/admin/rejudges', load: async () => (await import('./rejudges-page.tsx')).RejudgesPage },
  { path: '/admin/reports', load: async () => (await import('./reports-page.tsx')).ReportsPage },
  { path: '/getalluser', load: async () => (await import('./users-page.tsx')).UsersPage },
  { path: '/registerUser', load: async () => (await import('./register-user-page.tsx')).RegisterUserPage },
  { path: '/admin/audit', load: async () => (await import('./audit-page.tsx')).AuditPage },
  {
    path: '/StoreManagment',
    load: async () => (await import('./store-management-page.tsx')).StoreManagementPage,
  },
  {
    path: '/StoreManagment/orders',
    load: async () => (await import('./managed-orders-page.tsx')).ManagedOrdersPage,
  },
  {
    path: '/admin/courses',
    load: async () => (await import('./managed-courses-page.tsx')).ManagedCoursesPage,
  },
  {
    path: '/admin/courses/:id',
    load: async () => (await import('./managed-course-page.tsx')).ManagedCoursePage,
  },
  {
    path: '/admin/courses/:id/lessons/new',
    load: async () => (await import('./managed-lesson-page.tsx')).ManagedLessonPage,
  },
  {
    path: '/admin/courses/:id/lessons/:lessonId',
    load: async () => (await import('./managed-lesson-page.tsx')).ManagedLessonPage,
  },
  {
    path: '/admin/contests',
    load: async () => (await import('./managed-contests-page.tsx')).ManagedContestsPage,
  },
  { path: '/admin/contests/new', load: async () => (await import('./new-contest-page.tsx')).NewContestPage },
  {
    path: '/admin/contests/:id',
    load: async () => (await import('./managed-contest-page.tsx')).ManagedContestPage,
  },
  { path: '/admin/tickets', load: async () => (await import('./tickets-page.tsx')).TicketsPage },
  { path: '/admin/rooms', load: async () => (await import('./rooms-page.tsx')).RoomsPage },
  { path: '/admin/assistants', load: async () => (await import('./assistants-page.tsx')).AssistantsPage },
]

/** Whether an address belongs to the admins' part, for the mark in the bar. */
export function isAdminPath(pathname: string): boolean {
  return adminRoutes.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
