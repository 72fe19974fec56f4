/** The kind of bar of a page that is still loading; `none` where it is unknown. */
export type AppShellKind = 'bar' | 'work' | 'none'

/** Pages in `NavbarLayout`. */
const reading =
  /^\/($|((plans|lists|contest|store|explore|course|help|settings|submission)\/[^/]+|submission\/[^/]+\/compare\/[^/]+|plans|review|lists|notes|contest|store|goodies|explorecourses|mycourses|profile|orders|submissions|contact|help|settings|premium)\/?$)/
const work = /^\/problemcontent\/[^/]+\/?$/

export const appShellPaths = { bar: reading, work } as const

export function appShellKindAt(pathname: string): AppShellKind {
  if (reading.test(pathname)) return 'bar'
  return work.test(pathname) ? 'work' : 'none'
}
