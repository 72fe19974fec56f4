import { toPlainText } from '../statement/plain-text.ts'
import { parseInteger, type Recogniser } from './wrong-answer-facts.ts'

/** The right remainder, but negative or not reduced. */
export const recogniseMissingModulo: Recogniser = ({ expectedValue, actualValue, description }) => {
  const modulus = findModulus(description)
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if (
    modulus === null ||
    modulus < 1000n ||
    right === null ||
    wrong === null ||
    (right - wrong) % modulus !== 0n
  )
    return null
  return {
    meaning: `Yours, ${wrong}, and the right value, ${right}, have the same remainder modulo ${modulus}: the number behind them is the same, and only its reduction to 0 … ${modulus - 1n} is missing.`,
    question:
      wrong < 0n
        ? 'What does `%` give in your language when a difference is negative?'
        : 'Where is the remainder taken, and is something added after that?',
    look:
      wrong < 0n
        ? 'After a subtraction, bring the value back to 0 or above before you go on.'
        : 'Take the remainder once more at the end.',
    isRefutedBy: null,
  }
}

/** The modulus of a statement, a prime; null when it names none. */
export function findModulus(description: string): bigint | null {
  const text = toPlainText(description)
  if (!/modulo|remainder|\bmod\b/i.test(text)) return null
  const power = /10\^(\d{1,2})\s*\+\s*(\d{1,3})/.exec(text)
  if (power) return 10n ** BigInt(power[1] ?? '9') + BigInt(power[2] ?? '7')
  const plain = /\b(1000000007|998244353|1000000009)\b/.exec(text)
  return plain ? BigInt(plain[1] ?? '1') : null
}
