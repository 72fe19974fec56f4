import type { Config } from '../../../config.ts'

interface Tokens {
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/**
 * Costs in millionths of the operator's currency unit; null if no prices are set, or the provider did not report the
 * tokens.
 */
export function costMicros(
  { promptTokens, replyTokens }: Tokens,
  prices: Config['tokenPrices'],
): number | null {
  if (!prices || promptTokens === null || replyTokens === null) return null
  // Prices are per million tokens, so a token costs as many millionths.
  return Math.round(promptTokens * prices.prompt + replyTokens * prices.reply)
}
