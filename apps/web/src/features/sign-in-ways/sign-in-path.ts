import type { RedirectProvider } from '@codedojo/contract'

interface Journey {
  /** Path of the page to return to. */
  readonly next: string
  /** True: connects the provider to the signed-in account. */
  readonly isConnecting?: boolean
  /** The invitation code of a new account; empty if none. */
  readonly invitation?: string
}

/** URL that redirects the browser to the provider. */
export function signInPath(
  provider: RedirectProvider,
  { next, isConnecting = false, invitation = '' }: Journey,
): string {
  const query = new URLSearchParams({
    next,
    ...(isConnecting && { connect: '1' }),
    ...(invitation && { invitation }),
  })
  return `/api/user/signInWith/${provider}?${query}`
}
