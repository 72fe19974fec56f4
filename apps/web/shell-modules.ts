// Below `src/`.

/** What every page of people who are signed in loads. */
export const signedInModules = [
  'app/providers.tsx',
  'app/shell/root-layout.tsx',
  'app/guards.tsx',
  'features/accounts/read-user.ts',
] as const

/** The same for pages with the bar and the footer. */
export const shellModules = [...signedInModules, 'app/shell/shell-layout.tsx'] as const
