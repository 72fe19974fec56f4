import type { User } from '@codedojo/contract'
import {
  Code,
  GraduationCap,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  Shield,
  ShoppingBag,
  Trophy,
} from 'lucide-react'
import {
  adminPath,
  contactPath,
  contestsPath,
  discussPath,
  exploreCoursesPath,
  homePath,
  storePath,
} from '../../lib/paths.ts'
import { isAdminPath } from '../admin/admin-paths.ts'
import { useIsPageEnabled } from './enabled-pages.ts'

interface MainPage {
  readonly path: string
  readonly text: string
  readonly icon: LucideIcon
  readonly isActive: (pathname: string) => boolean
}

const courses: MainPage = {
  path: exploreCoursesPath,
  text: 'Explore Courses',
  icon: GraduationCap,
  isActive: (pathname) => /^\/(explorecourses|explore|course|mycourses)(\/|$)/.test(pathname),
}
const problems: MainPage = {
  path: homePath,
  text: 'Problem',
  icon: Code,
  isActive: (pathname) => pathname === homePath || /^\/(plans|review|lists|notes)(\/|$)/.test(pathname),
}
const contests: MainPage = {
  path: contestsPath,
  text: 'Contest',
  icon: Trophy,
  isActive: (pathname) => /^\/contest(\/|$)/.test(pathname),
}
const discuss: MainPage = {
  path: discussPath,
  text: 'Discuss',
  icon: MessagesSquare,
  isActive: (pathname) => /^\/discuss(\/|$)/.test(pathname),
}
const store: MainPage = {
  path: storePath,
  text: 'Store',
  icon: ShoppingBag,
  isActive: (pathname) => /^\/(store|goodies|orders)(\/|$)/.test(pathname),
}
const contact: MainPage = {
  path: contactPath,
  text: 'Contact Us',
  icon: LifeBuoy,
  isActive: (pathname) => /^\/(contact|help)(\/|$)/.test(pathname),
}
const admin: MainPage = { path: adminPath, text: 'Admin', icon: Shield, isActive: isAdminPath }

/** The links of the top bar and the phone menu, to the pages of the parts that there are. */
export function useMainPages({ role }: Pick<User, 'role'>): readonly MainPage[] {
  const isPageEnabled = useIsPageEnabled()
  const pages = [courses, problems, contests, discuss, store, contact]
  return (role === 'admin' ? [...pages, admin] : pages).filter(({ path }) => isPageEnabled(path))
}
