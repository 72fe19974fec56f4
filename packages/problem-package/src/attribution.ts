import type { ProblemYaml } from './problem-yaml.ts'

type CreditFields = Partial<
  Pick<ProblemYaml, 'author' | 'credits' | 'source' | 'source_url' | 'rights_owner' | 'license'>
>

/** Author, source and licence of the problem in one line; null if the package names none. */
export function attributionOf(yaml: CreditFields): string | null {
  const authors = yaml.author ?? peopleOf(creditedAuthors(yaml.credits))
  const parts = [
    authors.length > 0 && `Author: ${authors.join(', ')}`,
    sourceText(yaml),
    yaml.rights_owner && `Rights: ${yaml.rights_owner}`,
    yaml.license && yaml.license !== 'unknown' && `Licence: ${yaml.license}`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : parts.join(' · ')
}

function sourceText({ source, source_url: url }: CreditFields): string | false {
  const names = peopleOf(source)
  return names.length > 0 && `Source: ${names.join(', ')}${url ? ` (${url})` : ''}`
}

/** Credits are either a name, or a map from roles to people, of which only the authors are used. */
function creditedAuthors(credits: unknown): unknown {
  const isMap = typeof credits === 'object' && credits !== null && !Array.isArray(credits)
  return isMap && 'authors' in credits ? credits.authors : credits
}

/** A person or source is a text or a map with a name; a list may hold several. An address after the name is dropped. */
function peopleOf(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return [value.replace(/\s{0,9}<[^<>@]*@[^<>]*>/, '').trim()].filter((name) => name !== '')
  if (Array.isArray(value)) return value.flatMap(peopleOf)
  if (typeof value === 'object' && value !== null && 'name' in value) return peopleOf(value.name)
  return []
}
