import type { Config } from '../../../config.ts'

interface Tokens {
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** In millionths of the operator's currency unit; null: no prices are set, or the provider did not tell the tokens. */
export function costMicros(
  { promptTokens, replyTokens }: Tokens,
  prices: Config['tokenPrices'],
): number | null {
  if (!prices || promptTokens === null || replyTokens === null) return null
  // A price is that of a million tokens, so a token costs as many millionths.
  return Math.round(promptTokens * prices.prompt + replyTokens * prices.reply)
}
