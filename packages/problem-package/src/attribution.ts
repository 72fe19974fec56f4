import type { ProblemYaml } from './problem-yaml.ts'

type Credited = Partial<
  Pick<ProblemYaml, 'author' | 'credits' | 'source' | 'source_url' | 'rights_owner' | 'license'>
>

/** Who made the problem, where it was first used and under which licence, as one line; null when nothing is said. */
export function attributionOf(yaml: Credited): string | null {
  const authors = yaml.author ?? peopleOf(creditedAuthors(yaml.credits))
  const parts = [
    authors.length > 0 && `Author: ${authors.join(', ')}`,
    sourceText(yaml),
    yaml.rights_owner && `Rights: ${yaml.rights_owner}`,
    yaml.license && yaml.license !== 'unknown' && `Licence: ${yaml.license}`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : parts.join(' · ')
}

function sourceText({ source, source_url: url }: Credited): string | false {
  const names = peopleOf(source)
  return names.length > 0 && `Source: ${names.join(', ')}${url ? ` (${url})` : ''}`
}

/** Credits are a name, or a map of roles of which the authors count. */
function creditedAuthors(credits: unknown): unknown {
  const isMap = typeof credits === 'object' && credits !== null && !Array.isArray(credits)
  return isMap && 'authors' in credits ? credits.authors : credits
}

/** A person or source is a text or a map with a name, alone or in a list. An address behind a name is left out. */
function peopleOf(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return [value.replace(/\s{0,9}<[^<>@]*@[^<>]*>/, '').trim()].filter((name) => name !== '')
  if (Array.isArray(value)) return value.flatMap(peopleOf)
  if (typeof value === 'object' && value !== null && 'name' in value) return peopleOf(value.name)
  return []
}
