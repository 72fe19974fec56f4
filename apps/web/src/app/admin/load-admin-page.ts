import type { ComponentType } from 'react'
import type { AdminPath } from './admin-paths.ts'

/** Apart from the route table, which every page loads, because this module brings the file names of all admin chunks. */
export const loadAdminPage: Readonly<Record<AdminPath, () => Promise<ComponentType>>> = {
  '/admin': async () => (await import('./dashboard-page.tsx')).DashboardPage,
  '/admin/createProblem': async () => (await import('./create-problem-page.tsx')).CreateProblemPage,
  '/admin/updateProblem': async () => (await import('./manage-problems-page.tsx')).ManageProblemsPage,
  '/admin/updateProblem/:id': async () => (await import('./edit-problem-page.tsx')).EditProblemPage,
  '/admin/packages': async () => (await import('./packages-page.tsx')).PackagesPage,
  '/admin/rejudges': async () => (await import('./rejudges-page.tsx')).RejudgesPage,
  '/admin/reports': async () => (await import('./reports-page.tsx')).ReportsPage,
  '/admin/plans': async () => (await import('./managed-plans-page.tsx')).ManagedPlansPage,
  '/admin/plans/new': async () => (await import('./managed-plan-page.tsx')).ManagedPlanPage,
  '/admin/plans/:id': async () => (await import('./managed-plan-page.tsx')).ManagedPlanPage,
  '/getalluser': async () => (await import('./users-page.tsx')).UsersPage,
  '/registerUser': async () => (await import('./register-user-page.tsx')).RegisterUserPage,
  '/admin/audit': async () => (await import('./audit-page.tsx')).AuditPage,
  '/StoreManagment': async () => (await import('./store-management-page.tsx')).StoreManagementPage,
  '/StoreManagment/orders': async () => (await import('./managed-orders-page.tsx')).ManagedOrdersPage,
  '/admin/courses': async () => (await import('./managed-courses-page.tsx')).ManagedCoursesPage,
  '/admin/courses/:id': async () => (await import('./managed-course-page.tsx')).ManagedCoursePage,
  '/admin/courses/:id/lessons/new': async () => (await import('./managed-lesson-page.tsx')).ManagedLessonPage,
  '/admin/courses/:id/lessons/:lessonId': async () =>
    (await import('./managed-lesson-page.tsx')).ManagedLessonPage,
  '/admin/contests': async () => (await import('./managed-contests-page.tsx')).ManagedContestsPage,
  '/admin/contests/new': async () => (await import('./new-contest-page.tsx')).NewContestPage,
  '/admin/contests/:id': async () => (await import('./managed-contest-page.tsx')).ManagedContestPage,
  '/admin/tickets': async () => (await import('./tickets-page.tsx')).TicketsPage,
  '/admin/rooms': async () => (await import('./rooms-page.tsx')).RoomsPage,
  '/admin/installation': async () => (await import('./installation-page.tsx')).InstallationPage,
  '/admin/assistants': async () => (await import('./assistants-page.tsx')).AssistantsPage,
}
