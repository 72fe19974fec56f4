/** What recognisers say of a program that prints, and what it is called where a function returns. */
const words: readonly (readonly [RegExp, (found: string, ...numbers: string[]) => string])[] = [
  [/\bwhat you print\b/gi, (found) => found.replace('print', 'return')],
  [/\byou print\b/gi, (found) => found.replace('print', 'return')],
  [/\b[Yy]our program prints\b/g, (found) => found.replace('program prints', 'function returns')],
  [/\byour program\b/g, () => 'your function'],
  [/\bYour program\b/g, () => 'Your function'],
  [/\bWhat prints the rest\b/g, () => 'What adds the rest'],
  [/\bthe program\b/g, () => 'the function'],
  [/\bValue (\d+) of that line is\b/g, (_, number = '1') => `Position ${Number(number) - 1} of that line is`],
  [
    /\bValues ([\d, and]+) of that line are\b/g,
    (_, numbers = '') =>
      `Positions ${numbers.replaceAll(/\d+/g, (one) => String(Number(one) - 1))} of that line are`,
  ],
  [/\bright output\b/g, () => 'right result'],
  [/\bboth outputs\b/g, () => 'both results'],
]

/**
 * The sentences of a recogniser for a function; what stands in quotes is the statement's, and stays. `place` takes the place of "that
 * line": the result, or that row of it.
 */
export function inFunctionWords(text: string, place: 'the result' | 'that row'): string {
  return text
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : translated(part, place)))
    .join('')
}

function translated(text: string, place: string): string {
  return words
    .reduce((told, [pattern, replacement]) => told.replaceAll(pattern, replacement), text)
    .replaceAll(/\bthat line\b/g, place)
}
