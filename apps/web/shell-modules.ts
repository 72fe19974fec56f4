// Paths are below `src/`.

/** The modules that every page of signed-in users loads. */
export const signedInModules = [
  'app/providers.tsx',
  'app/shell/palette-layout.tsx',
  'app/guards.tsx',
  'features/accounts/parse-session-user.ts',
] as const

/** The modules of pages with top bar and footer. */
export const shellModules = [...signedInModules, 'app/shell/navbar-layout.tsx'] as const
