// Contains no schemas: pages for visitors need these constants without the rest of the contract.

import type { InstallationSettings } from './installation.ts'

/** Who may create an account. Admins can register and import people in any case. */
export const signUpRules = ['everybody', 'domains', 'code', 'providers', 'nobody'] as const
export type SignUpRule = (typeof signUpRules)[number]

export const signUpRuleTexts = {
  everybody: 'Everybody',
  domains: 'Emails of these domains',
  code: 'Whoever has an invitation code',
  providers: 'Only through another account (single sign-on)',
  nobody: 'Nobody: only import and administrators add people',
} as const satisfies Record<SignUpRule, string>

/** To whom solutions are open where there is no premium. */
export const solutionRules = ['solved', 'everybody', 'opened'] as const
export type SolutionRule = (typeof solutionRules)[number]

export const solutionRuleTexts = {
  solved: 'Open after Accepted',
  everybody: 'Open for everybody',
  opened: 'Open where a teacher has opened them',
} as const satisfies Record<SolutionRule, string>

export const installationLimits = {
  nameCharacters: 40,
  domains: 50,
  links: 8,
  frontPageCharacters: 4000,
  termsCharacters: 100_000,
  bannerCharacters: 300,
} as const

/** How an installation is before an admin changes anything. */
export const initialInstallation: InstallationSettings = {
  name: 'CodeDojo',
  logo: '',
  colours: { dark: '', light: '' },
  signUp: { who: 'everybody', domains: [] },
  parts: {
    store: true,
    premium: true,
    courses: true,
    rooms: true,
    contests: true,
    assistants: true,
    profiles: true,
  },
  solutions: 'solved',
  frontPage: '',
  terms: '',
  contactEmail: '',
  communityLinks: [],
  banner: null,
}

/** The domain of a normalised e-mail address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}
