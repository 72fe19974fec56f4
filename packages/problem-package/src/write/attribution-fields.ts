import { attributionOf } from '../attribution.ts'
import type { PackageFormat } from '../problem-yaml.ts'

export interface AttributionFields {
  readonly author?: string
  readonly credits?: string
  readonly source?: string
  readonly rights_owner?: string
  readonly license?: string
}

/** Splits an attribution line into keys of problem.yaml, as far as possible. */
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

/** Whether reading these fields yields the same attribution line. */
export function coversAttribution({ author, ...fields }: AttributionFields, line: string | null): boolean {
  return attributionOf({ ...fields, author: author === undefined ? undefined : [author] }) === line
}
