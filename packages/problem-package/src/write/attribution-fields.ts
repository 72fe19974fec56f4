import { attributionOf } from '../attribution.ts'
import type { PackageFormat } from '../problem-yaml.ts'

export interface AttributionFields {
  readonly author?: string
  readonly credits?: string
  readonly source?: string
  readonly rights_owner?: string
  readonly license?: string
}

/** The keys of problem.yaml that say what a line of attribution says, as far as they can. */
export function attributionFields(line: string | null, format: PackageFormat): AttributionFields {
  const parts = (line ?? '').split(' · ')
  const after = (word: string) => parts.find((part) => part.startsWith(`${word}: `))?.slice(word.length + 2)
  const author = after('Author')
  const source = after('Source')
  const rights = after('Rights')
  const license = after('Licence')
  return {
    ...(author && (format === 'legacy' ? { author } : { credits: author })),
    ...(source && { source }),
    ...(rights && { rights_owner: rights }),
    ...(license && { license }),
  }
}

/** Whether reading the fields gives the line again. */
export function saysAll({ author, ...fields }: AttributionFields, line: string | null): boolean {
  return attributionOf({ ...fields, author: author === undefined ? undefined : [author] }) === line
}
