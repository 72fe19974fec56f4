import { checkCertificatePath, loginPath, signupPath, termsPath } from '../../../lib/paths.ts'
import { adminPages } from '../../admin/admin-pages.ts'
import { palettePages } from '../../palette/palette-pages.ts'

export interface NearPage {
  readonly text: string
  readonly path: string
  /** What people may call it who do not know its name. */
  readonly alsoCalled?: string
}

/** What somebody may open who has not signed in. */
const visitorPages: readonly NearPage[] = [
  { text: 'Sign in', path: loginPath, alsoCalled: 'signin session' },
  { text: 'Sign up', path: signupPath, alsoCalled: 'register join account' },
  { text: 'Check a certificate', path: checkCertificatePath, alsoCalled: 'certificates verify' },
  { text: 'Terms and conditions', path: termsPath, alsoCalled: 'rules legal privacy' },
]

/** The pages that this person may open; null: a visitor. */
export function openPages(reader: { readonly role: string } | null): readonly NearPage[] {
  if (reader === null) return visitorPages
  const ofAdmins = adminPages.map(({ path, entry }) => ({ text: entry.text, path }))
  return reader.role === 'admin' ? [...palettePages, ...ofAdmins] : palettePages
}

const most = 3
/** Every page of admins begins with it, and short words say nothing. */
const saysNothing = (word: string) => word === 'admin' || word.length < 3

/** Up to three pages whose address or name is nearest to an address that leads nowhere: /setings is Settings. */
export function nearPages(pathname: string, pages: readonly NearPage[]): NearPage[] {
  const address = decoded(pathname)
  const wanted = wordsOf(address)
  const closeness = (page: NearPage) =>
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

/** The same address, written another way: /my-courses is /mycourses. */
const exact = 4

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** 3: the very word, 2: a slip of it, 1: what it is also called; 0: nothing of it. */
function closenessOf(word: string, { text, path, alsoCalled = '' }: NearPage): number {
  const names = [...wordsOf(path), ...wordsOf(text)]
  if (names.includes(word)) return 3
  if (names.some((name) => isSlip(word, name))) return 2
  return wordsOf(alsoCalled).some((name) => isSlip(word, name)) ? 1 : 0
}

/** One slip of the keys in four letters, two in eight. */
function isSlip(word: string, name: string): boolean {
  const allowed = Math.min(2, Math.floor(Math.min(word.length, name.length) / 4))
  return word === name || distance(word, name) <= allowed
}

/** Letters to add, drop or replace, and neighbours to change over, until one word is the other. */
export function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, now]
  }
  return last[other.length] ?? 0
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
    return pathname // A stray percent sign: the words are looked for as they stand.
  }
}
