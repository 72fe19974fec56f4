import type { TokenScope, User } from '@codedojo/contract'

/** An API token in force, and for whom it acts. */
export interface TokenHolder {
  readonly tokenId: string
  readonly user: User
  readonly scopes: readonly TokenScope[]
}

export interface ApiTokens {
  /**
   * Looks a token up as it was sent, for every call, so that a revoked one is refused at once. Returns null if the token is
   * unknown or has ended, or its owner is suspended.
   */
  readonly find: (token: string) => Promise<TokenHolder | null>
  /** Whose token this was when it was last found, without a query; null if unknown. Only used to queue requests fairly. */
  readonly rememberedUserId: (token: string) => string | null
}
