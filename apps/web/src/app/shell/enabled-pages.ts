import { type Part, parts } from '@codedojo/contract'
import { useInstallation } from '../../lib/installation.ts'
import { checkCertificatePath, ordersPath, ownCoursesPath } from '../../lib/paths.ts'

/**
 * Addresses of the pages of each part. Orders, bought courses and certificates belong to none: what people bought stays theirs.
 */
const addresses: Readonly<Record<Part, RegExp>> = {
  store: /^\/(store|goodies|storemanagment)(\/(?!orders$)[^/]*)?$/i,
  premium: /^\/premium$/i,
  courses: /^\/(explorecourses|explore\/[^/]*|admin\/courses(\/.*)?)$/i,
  rooms: /^\/(discuss|admin\/rooms)$/i,
  contests: /^\/(contest|admin\/contests)(\/.*)?$/i,
  assistants: /^\/admin\/assistants$/i,
  profiles: /^\/profile\/[^/]+$/i,
}

/** The part to which a page belongs; null if none. */
export function partOfPath(pathname: string): Part | null {
  return parts.find((part) => addresses[part].test(withoutLastSlashes(pathname))) ?? null
}

/**
 * The router ignores slashes at the end. No regular expression is used, because it would start again at every slash of a long
 * run.
 */
function withoutLastSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

/** Returns the function that says whether the page at a path exists, by the parts that are switched on in this installation. */
export function useIsPageEnabled(): (path: string) => boolean {
  const { parts: switches } = useInstallation()
  return (path) => {
    const part = partOfPath(path.split(/[?#]/, 1)[0] ?? '')
    return part === null || switches[part]
  }
}

/** Pages of purchases. They always exist, but menus link to them only if one of these parts is on. */
const purchasePages: Readonly<Record<string, readonly Part[]>> = {
  [ownCoursesPath]: ['courses'],
  [checkCertificatePath]: ['courses'],
  [ordersPath]: ['store', 'premium', 'courses'],
}

/** Returns the function that says whether menus show a link to the page at a path. */
export function useIsPageInMenus(): (path: string) => boolean {
  const { parts: switches } = useInstallation()
  const isPageEnabled = useIsPageEnabled()
  return (path) => isPageEnabled(path) && (purchasePages[path]?.some((part) => switches[part]) ?? true)
}
