import type { SignInProvider } from '@codedojo/contract'

const house = 'M3 20h18M5 20V9l7-5 7 5v11M10 20v-5h4v5'

const shapes = {
  google: 'M12 12h8.500a8.500 8.500 0 1 1-2.500-6',
  github: 'M5 4l4 2.500a8 8 0 0 1 6 0L19 4v7a7 7 0 1 1-14 0ZM9.500 12v.5M14.500 12v.5',
  oidc: house,
  oidc2: house,
  oidc3: house,
  oidc4: house,
  oidc5: house,
  ldap: house,
} as const satisfies Record<SignInProvider, string>

/** Marks of Google (a letter), GitHub (a cat) and the operator's own providers (a house), drawn in the stroke of the other icons. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
      aria-hidden
    >
      <path d={shapes[provider]} />
    </svg>
  )
}
