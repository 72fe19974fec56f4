/** Longest part of an address that is made of a title. */
const maxCharacters = 60

/** The slug for a plan with this title: its letters and digits with hyphens between them, unique among plans. */
export function choosePlanSlug(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const name = words?.join('-').slice(0, maxCharacters).replace(/-$/, '') ?? 'plan'
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}-${number}`)) number += 1
  return `${name}-${number}`
}
