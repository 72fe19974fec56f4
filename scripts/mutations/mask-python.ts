/** Python strings (with prefixes, including multi-line ones) and comments. */
const texts = /[rbfu]{0,2}('''[\s\S]*?'''|"""[\s\S]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|#[^\n]*/gi

/** Masks strings and comments by `~`; all other characters keep their position. */
export function maskPython(source: string): string {
  return source.replace(texts, (text) => text.replaceAll(/[^\n]/g, '~'))
}

/**
 * The position of the first occurrence of `wanted` at or after `start`, outside brackets opened after `start`; -1 if the line
 * ends first. `wanted` may be a bracket that closes one opened before `start`.
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
