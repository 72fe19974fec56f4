import { linesOf, tokenTextsOf } from '@codedojo/contract'

/** Larger cases are not read to the end, because the searched properties show early. */
const maxTokens = 20_000

/** The whole numbers of a text, in its order, at most 20,000. */
export function integersOf(text: string): bigint[] {
  return Array.from(text.matchAll(/(?<![\w.+-])-?\d{1,40}(?![\w.])/g))
    .slice(0, maxTokens)
    .map(([number]) => BigInt(number))
}

/** The lines of a text that hold at least two whole numbers and nothing else. */
export function integerLinesOf(text: string): bigint[][] {
  return linesOf(text.slice(0, 32 * 1024))
    .map(tokenTextsOf)
    .filter((words) => words.length > 1 && words.every((word) => /^-?\d{1,40}$/.test(word)))
    .map((words) => words.map(BigInt))
}

export function absolute(number: bigint): bigint {
  return number < 0n ? -number : number
}

/** The largest absolute value of the numbers; 0 for an empty list. */
export function largestOf(numbers: readonly bigint[]): bigint {
  let most = 0n
  for (const one of numbers) if (absolute(one) > most) most = absolute(one)
  return most
}

/** The sum of the absolute values. */
export function sumOf(numbers: readonly bigint[]): bigint {
  return numbers.reduce((sum, one) => sum + absolute(one), 0n)
}
