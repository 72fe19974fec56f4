import type { User } from '@codedojo/contract'
import { Code, GraduationCap, type LucideIcon, Shield, ShoppingBag } from 'lucide-react'
import { isAdminPath } from './admin-pages.ts'

interface MainPage {
  readonly path: string
  readonly text: string
  readonly icon: LucideIcon
  readonly isActive: (pathname: string) => boolean
}

const courses: MainPage = {
  path: '/explorecourses',
  text: 'Explore Courses',
  icon: GraduationCap,
  isActive: (pathname) => /^\/(explorecourses|explore|course|mycourses)(\/|$)/.test(pathname),
}
const problems: MainPage = {
  path: '/',
  text: 'Problem',
  icon: Code,
  isActive: (pathname) => pathname === '/',
}
const store: MainPage = {
  path: '/store',
  text: 'Store',
  icon: ShoppingBag,
  isActive: (pathname) => /^\/(store|goodies|orders)(\/|$)/.test(pathname),
}
const admin: MainPage = { path: '/admin', text: 'Admin', icon: Shield, isActive: isAdminPath }

/** What the bar and the phone menu link to. A link appears here together with its page. */
export function mainPages({ role }: Pick<User, 'role'>): readonly MainPage[] {
  return role === 'admin' ? [courses, problems, store, admin] : [courses, problems, store]
}
