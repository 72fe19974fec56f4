import {
  Boxes,
  FilePlus,
  Flag,
  GraduationCap,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MessageSquareCode,
  MessagesSquare,
  Package,
  ReceiptText,
  RotateCcw,
  ScrollText,
  ShoppingBag,
  SlidersHorizontal,
  Trophy,
  UserPlus,
  Users,
} from 'lucide-react'
import {
  adminPath,
  assistantsPath,
  auditPath,
  createProblemPath,
  goodiesPath,
  installationPath,
  managedContestsPath,
  managedCoursesPath,
  managedOrdersPath,
  managedPlansPath,
  managedProblemsPath,
  managedRoomsPath,
  managedStorePath,
  packagesPath,
  registerUserPath,
  rejudgesPath,
  reportsPath,
  ticketsPath,
  usersPath,
} from '../../lib/paths.ts'

/** The groups of the drawer, in order; a group without a page is not shown. */
export const adminGroups = ['Problems', 'User', 'Store Management', 'Learning', 'Support'] as const
export type AdminGroup = (typeof adminGroups)[number]

export interface AdminPage {
  readonly path: string
  readonly entry: {
    /** null if shown above the groups. */
    readonly group: AdminGroup | null
    readonly text: string
    readonly icon: LucideIcon
    /** The entry shows how many things wait for an admin on this page. */
    readonly waits?: true
  }
}

/**
 * The admin pages in the order of the drawer, which lists them, as the command palette does. Pages that only other pages link
 * to are missing.
 */
export const adminPages: readonly AdminPage[] = [
  {
    path: adminPath,
    entry: { group: null, text: 'Dashboard', icon: LayoutDashboard },
  },
  {
    path: installationPath,
    entry: { group: null, text: 'This installation', icon: SlidersHorizontal },
  },
  {
    path: createProblemPath,
    entry: { group: 'Problems', text: 'Create problem', icon: FilePlus },
  },
  {
    path: managedProblemsPath,
    entry: { group: 'Problems', text: 'Edit and delete', icon: ListChecks },
  },
  {
    path: packagesPath,
    entry: { group: 'Problems', text: 'Import and export', icon: Package },
  },
  {
    path: rejudgesPath,
    entry: { group: 'Problems', text: 'Rejudges', icon: RotateCcw, waits: true },
  },
  {
    path: reportsPath,
    entry: { group: 'Problems', text: 'Reports', icon: Flag, waits: true },
  },
  {
    path: managedPlansPath,
    entry: { group: 'Problems', text: 'Study plans', icon: MapIcon },
  },
  {
    path: usersPath,
    entry: { group: 'User', text: 'All users', icon: Users },
  },
  {
    path: registerUserPath,
    entry: { group: 'User', text: 'Register user', icon: UserPlus },
  },
  {
    path: auditPath,
    entry: { group: 'User', text: 'Audit log', icon: ScrollText },
  },
  {
    path: managedStorePath,
    entry: { group: 'Store Management', text: 'Products', icon: Boxes },
  },
  {
    path: managedOrdersPath,
    entry: { group: 'Store Management', text: 'Orders', icon: ReceiptText, waits: true },
  },
  {
    path: managedCoursesPath,
    entry: { group: 'Learning', text: 'Courses', icon: GraduationCap, waits: true },
  },
  {
    path: managedContestsPath,
    entry: { group: 'Learning', text: 'Contests', icon: Trophy, waits: true },
  },
  {
    path: ticketsPath,
    entry: { group: 'Support', text: 'Messages', icon: Inbox, waits: true },
  },
  {
    path: managedRoomsPath,
    entry: { group: 'Support', text: 'Rooms', icon: MessagesSquare, waits: true },
  },
  {
    path: assistantsPath,
    entry: { group: 'Support', text: 'Assistants', icon: MessageSquareCode },
  },
]

/** The entries of the drawer: the admin pages, and the store as customers see it. */
export const drawerPages: readonly AdminPage[] = [
  ...adminPages,
  { path: goodiesPath, entry: { group: 'Store Management', text: 'Store page', icon: ShoppingBag } },
]
