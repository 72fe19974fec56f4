import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { helpPageSchema, type InstallationSettings, parts } from '@codedojo/contract'
import { z } from 'zod'
import type { WrittenHelpPage } from '../../services/help-pages.ts'

const fileName = /^\d\d-([a-z0-9-]+)\.md$/
const frontMatter = /^---\ntitle: (\S.*)\nsummary: (\S.*)\n(?:parts: (\S.*)\n)?---\n+(\S[\s\S]*)$/
const partsSchema = z.array(z.enum(parts))

/**
 * Reads the help pages of a folder, ordered by the two digits at the start of their file names; the rest of the name is
 * the slug. Throws with the file name when a page is invalid: the server must not start with incomplete help.
 */
export async function readHelpPages(folder: string): Promise<readonly WrittenHelpPage[]> {
  const names = (await readdir(folder)).toSorted()
  const pages = await Promise.all(names.map((name) => readPage(folder, name)))
  const twice = pages.find(({ slug }, at) => pages.findIndex((page) => page.slug === slug) !== at)
  if (twice) throw new Error(`Two pages of help are named "${twice.slug}" in ${folder}.`)
  return pages
}

async function readPage(folder: string, name: string): Promise<WrittenHelpPage> {
  const slug = fileName.exec(name)?.[1]
  if (slug === undefined)
    throw new Error(`The page of help "${name}" must be named like 01-first-steps.md; it lies in ${folder}.`)
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  const [, title, summary, partNames, markdown] = frontMatter.exec(text) ?? []
  if (markdown === undefined)
    throw new Error(`The page of help "${name}" must begin with title, summary and a text below them.`)
  const named = partsSchema.safeParse(partNames?.split(', ') ?? [])
  if (!named.success)
    throw new Error(`The page of help "${name}" names a part that there is not: ${partNames}.`)
  return { ...helpPageSchema.parse({ slug, title, summary }), markdown, parts: named.data }
}

/** The pages about what this installation has. */
export function pagesShownIn(
  pages: readonly WrittenHelpPage[],
  { parts: switches }: Pick<InstallationSettings, 'parts'>,
): readonly WrittenHelpPage[] {
  return pages.filter((page) => page.parts.length === 0 || page.parts.some((part) => switches[part]))
}
