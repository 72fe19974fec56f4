import type { SignInProvider } from '@codedojo/contract'

interface Journey {
  /** The page of this installation to come back to. */
  readonly next: string
  /** True: the provider is connected to the account that is signed in. */
  readonly isConnecting?: boolean
}

/** The address that sends the browser to the provider. */
export function signInPath(provider: SignInProvider, { next, isConnecting = false }: Journey): string {
  const query = new URLSearchParams({ next, ...(isConnecting && { connect: '1' }) })
  return `/api/user/signInWith/${provider}?${query}`
}
