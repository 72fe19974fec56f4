/**
 * Whether a glob of submissions.yaml names a path or a folder above it.
 * `*` is any text without `/`, `?` one such character, `{a,b}` either, `[ab]` one of them.
 */
export function globMatches(glob: string, path: string): boolean {
  const pattern = glob
    .replace(/\/$/, '')
    .replaceAll(/[.+^$()|\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
  try {
    return new RegExp(`^${pattern}(?:/.*)?$`).test(path)
  } catch {
    // An unfinished bracket: the glob is then a plain name.
    return glob === path
  }
}
