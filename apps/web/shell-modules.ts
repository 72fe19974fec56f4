// Below `src/`.

/** What every page of people who are signed in loads. */
export const signedInModules = [
  'app/providers.tsx',
  'app/shell/palette-layout.tsx',
  'app/guards.tsx',
  'features/accounts/parse-session-user.ts',
] as const

/** The same for pages with the bar and the footer. */
export const shellModules = [...signedInModules, 'app/shell/navbar-layout.tsx'] as const
