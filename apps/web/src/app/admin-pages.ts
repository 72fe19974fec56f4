import {
  Boxes,
  FilePlus,
  Flag,
  GraduationCap,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessageSquareCode,
  MessagesSquare,
  Package,
  ReceiptText,
  RotateCcw,
  ScrollText,
  ShoppingBag,
  Trophy,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { OpenTicketsMark } from './open-tickets-mark.tsx'

/** Groups of the drawer, in its order; one without a page is not shown. */
export const adminGroups = [
  'Problems',
  'User',
  'Store Management',
  'Learning',
  'Contests',
  'Support',
] as const
export type AdminGroup = (typeof adminGroups)[number]

export interface AdminPage {
  readonly path: string
  /** Its entry in the drawer; null for a page that another page leads to. */
  readonly entry: {
    /** null: above the groups. */
    readonly group: AdminGroup | null
    readonly text: string
    readonly icon: LucideIcon
    /** Stands at the end of the entry: what waits there. */
    readonly Mark?: ComponentType
  } | null
  readonly load: () => Promise<ComponentType>
}

/** Every page of admins, in the order of the drawer: its route, its entry there and in the command palette come from here. */
export const adminPages: readonly AdminPage[] = [
  {
    path: '/admin',
    entry: { group: null, text: 'Dashboard', icon: LayoutDashboard },
    load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/admin/createProblem',
    entry: { group: 'Problems', text: 'Create problem', icon: FilePlus },
    load: async () => (await import('./create-problem-page.tsx')).CreateProblemPage,
  },
  {
    path: '/admin/updateProblem',
    entry: { group: 'Problems', text: 'Edit and delete', icon: ListChecks },
    load: async () => (await import('./manage-problems-page.tsx')).ManageProblemsPage,
  },
  {
    path: '/admin/updateProblem/:id',
    entry: null,
    load: async () => (await import('./edit-problem-page.tsx')).EditProblemPage,
  },
  {
    path: '/admin/packages',
    entry: { group: 'Problems', text: 'Import and export', icon: Package },
    load: async () => (await import('./packages-page.tsx')).PackagesPage,
  },
  {
    path: '/admin/rejudges',
    entry: { group: 'Problems', text: 'Rejudges', icon: RotateCcw },
    load: async () => (await import('./rejudges-page.tsx')).RejudgesPage,
  },
  {
    path: '/admin/reports',
    entry: { group: 'Problems', text: 'Reports', icon: Flag },
    load: async () => (await import('./reports-page.tsx')).ReportsPage,
  },
  {
    path: '/getalluser',
    entry: { group: 'User', text: 'All users', icon: Users },
    load: async () => (await import('./users-page.tsx')).UsersPage,
  },
  {
    path: '/registerUser',
    entry: { group: 'User', text: 'Register user', icon: UserPlus },
    load: async () => (await import('./register-user-page.tsx')).RegisterUserPage,
  },
  {
    path: '/admin/audit',
    entry: { group: 'User', text: 'Audit log', icon: ScrollText },
    load: async () => (await import('./audit-page.tsx')).AuditPage,
  },
  {
    path: '/StoreManagment',
    entry: { group: 'Store Management', text: 'Products', icon: Boxes },
    load: async () => (await import('./store-management-page.tsx')).StoreManagementPage,
  },
  {
    path: '/StoreManagment/orders',
    entry: { group: 'Store Management', text: 'Orders', icon: ReceiptText },
    load: async () => (await import('./managed-orders-page.tsx')).ManagedOrdersPage,
  },
  {
    path: '/admin/courses',
    entry: { group: 'Learning', text: 'Courses', icon: GraduationCap },
    load: async () => (await import('./managed-courses-page.tsx')).ManagedCoursesPage,
  },
  {
    path: '/admin/courses/:id',
    entry: null,
    load: async () => (await import('./managed-course-page.tsx')).ManagedCoursePage,
  },
  ...['/admin/courses/:id/lessons/new', '/admin/courses/:id/lessons/:lessonId'].map((path) => ({
    path,
    entry: null,
    load: async () => (await import('./managed-lesson-page.tsx')).ManagedLessonPage,
  })),
  {
    path: '/admin/contests',
    entry: { group: 'Contests', text: 'Contests', icon: Trophy },
    load: async () => (await import('./managed-contests-page.tsx')).ManagedContestsPage,
  },
  {
    path: '/admin/contests/new',
    entry: null,
    load: async () => (await import('./new-contest-page.tsx')).NewContestPage,
  },
  {
    path: '/admin/contests/:id',
    entry: null,
    load: async () => (await import('./managed-contest-page.tsx')).ManagedContestPage,
  },
  {
    path: '/admin/tickets',
    entry: { group: 'Support', text: 'Messages', icon: Inbox, Mark: OpenTicketsMark },
    load: async () => (await import('./tickets-page.tsx')).TicketsPage,
  },
  {
    path: '/admin/rooms',
    entry: { group: 'Support', text: 'Rooms', icon: MessagesSquare },
    load: async () => (await import('./rooms-page.tsx')).RoomsPage,
  },
  {
    path: '/admin/assistants',
    entry: { group: 'Support', text: 'Assistants', icon: MessageSquareCode },
    load: async () => (await import('./assistants-page.tsx')).AssistantsPage,
  },
]

/** What the drawer lists: the pages of admins, and the store as everybody sees it. */
export const drawerPages: readonly Pick<AdminPage, 'path' | 'entry'>[] = [
  ...adminPages,
  { path: '/goodies', entry: { group: 'Store Management', text: 'Store page', icon: ShoppingBag } },
]

/** Whether an address belongs to the admins' part, for the mark in the bar. */
export function isAdminPath(pathname: string): boolean {
  return adminPages.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
