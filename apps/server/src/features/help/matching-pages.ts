import { containsWords } from '@codedojo/contract'
import type { WrittenHelpPage } from '../../services/help-pages.ts'

/** Pages that contain every search word, ignoring case and accents; matches in title or summary come first. */
export function matchingPages(pages: readonly WrittenHelpPage[], words: string): readonly WrittenHelpPage[] {
  const holdsAll = (text: string) => containsWords([text], words)
  const isHeaded = ({ title, summary }: WrittenHelpPage) => holdsAll(`${title} ${summary}`)
  const found = pages.filter((page) => holdsAll(`${page.title} ${page.summary} ${page.markdown}`))
  return [...found.filter(isHeaded), ...found.filter((page) => !isHeaded(page))]
}
