import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
})

const licenceName = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i
const codeName = /\.(?:[cm]?[jt]s|json|html)$/i
const line = '-'.repeat(80)

interface Notice {
  /** Name, version and SPDX identifier. */
  readonly title: string
  readonly text: string
}

/** The licences of the packages in these folders as one text; packages with the same text are grouped. */
export function licenceNotices(folders: readonly string[]): string {
  const notices = [...new Set(folders)].map(noticeOf)
  const byText = Map.groupBy(notices, ({ text }) => text)
  const parts = Array.from(byText, ([text, same]) => ({
    titles: [...new Set(same.map(({ title }) => title))].toSorted(),
    text,
  }))
  const sorted = parts.toSorted((one, other) => ((one.titles[0] ?? '') < (other.titles[0] ?? '') ? -1 : 1))
  return [
    'CodeDojo is licensed under the Apache License 2.0. It comes with these packages and fonts of others.\n',
    ...sorted.map(({ titles, text }) => `${line}\n${titles.join('\n')}\n\n${text}\n`),
  ].join('\n')
}

function noticeOf(folder: string): Notice {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const spdx = license ?? 'no licence is named'
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceName.test(entry.name) && !codeName.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').replaceAll('\r\n', '\n').trim())
  const text = texts.length > 0 ? texts.join('\n\n') : `The package brings no text of its licence: ${spdx}.`
  return { title: `${name} ${version} (${spdx})`, text }
}
