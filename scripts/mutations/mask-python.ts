/** Strings (with their prefixes and all lines of long ones) and comments of Python. */
const texts = /[rbfu]{0,2}('''[\s\S]*?'''|"""[\s\S]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|#[^\n]*/gi

/** The same program with nothing to be seen of its strings and comments; every other character keeps its place. */
export function maskPython(source: string): string {
  return source.replace(texts, (text) => text.replaceAll(/[^\n]/g, '~'))
}

/**
 * The place of the first of `wanted` from `start` on that is in no bracket opened since; -1 when the line ends first.
 * A closing bracket of what surrounds `start` can be wanted, too.
 */
export function findOutside(masked: string, start: number, wanted: string): number {
  let depth = 0
  for (let at = start; at < masked.length; at++) {
    const letter = masked.charAt(at)
    if (depth === 0 && wanted.includes(letter)) return at
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth--
    if (depth < 0 || (depth === 0 && letter === '\n')) return -1
  }
  return -1
}
