import { editDistance } from '@codedojo/contract'
import { checkCertificatePath, loginPath, signupPath, termsPath } from '../../../lib/paths.ts'
import { adminPages } from '../../admin/admin-pages.ts'
import { palettePages } from '../../palette/palette-pages.ts'

export interface SimilarPage {
  readonly text: string
  readonly path: string
  /** Synonyms of the page's name. */
  readonly alsoCalled?: string
}

/** The pages that visitors may open. */
const visitorPages: readonly SimilarPage[] = [
  { text: 'Sign in', path: loginPath, alsoCalled: 'signin session' },
  { text: 'Sign up', path: signupPath, alsoCalled: 'register join account' },
  { text: 'Check a certificate', path: checkCertificatePath, alsoCalled: 'certificates verify' },
  { text: 'Terms and conditions', path: termsPath, alsoCalled: 'rules legal privacy' },
]

/** The pages that this user may open; null for a visitor. */
export function pagesForUser(reader: { readonly role: string } | null): readonly SimilarPage[] {
  if (reader === null) return visitorPages
  const ofAdmins = adminPages.map(({ path, entry }) => ({ text: entry.text, path }))
  return reader.role === 'admin' ? [...palettePages, ...ofAdmins] : palettePages
}

const most = 3
/** Words without weight: all admin paths begin with "admin", and short words occur everywhere. */
const saysNothing = (word: string) => word === 'admin' || word.length < 3

/** Up to three pages whose path or name is most similar to an unknown path: /setings gives Settings. */
export function similarPages(pathname: string, pages: readonly SimilarPage[]): SimilarPage[] {
  const address = decoded(pathname)
  const wanted = wordsOf(address)
  const closeness = (page: SimilarPage) =>
    letters(address) === letters(page.path)
      ? exact
      : Math.max(0, ...wanted.map((word) => closenessOf(word, page)))
  return pages
    .map((page) => ({ page, closeness: closeness(page) }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted((one, other) => other.closeness - one.closeness)
    .slice(0, most)
    .map(({ page }) => page)
}

/** The score of the same path in another spelling: /my-courses for /mycourses. */
const exact = 4

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The score of a word: 3 exact, 2 a typing error, 1 a synonym, 0 no match. */
function closenessOf(word: string, { text, path, alsoCalled = '' }: SimilarPage): number {
  const names = [...wordsOf(path), ...wordsOf(text)]
  if (names.includes(word)) return 3
  if (names.some((name) => isTypo(word, name))) return 2
  return wordsOf(alsoCalled).some((name) => isTypo(word, name)) ? 1 : 0
}

/** Whether the words differ by a typing error: one from four letters of the shorter word on, two from eight on. */
function isTypo(word: string, name: string): boolean {
  const allowed = Math.min(2, Math.floor(Math.min(word.length, name.length) / 4))
  return word === name || editDistance(word, name) <= allowed
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !saysNothing(word))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname // Invalid percent encoding: the raw text is searched for.
  }
}
