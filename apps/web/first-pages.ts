import { shellModules, signedInModules } from './shell-modules.ts'
import { type AppShellKind, appShellPaths } from './src/app/shell/app-shell-at.ts'

/**
 * A landing page. Its HTML contains the responses to its first calls and links to its chunks, so that no request waits for a
 * script to discover it.
 */
export interface FirstPage {
  /** A capture group provides the `:id` of `calls`. */
  readonly path: RegExp
  readonly isSignedIn: boolean
  /** The bar that is visible before any script runs. */
  readonly frame: AppShellKind
  /** The server draws the part above the fold from the responses to `calls`. */
  readonly hasAboveTheFold?: true
  /** The modules that the router imports for it, below `src/`. */
  readonly modules: readonly string[]
  /** The module that it also imports, depending on the width of the window. */
  readonly modulesOn?: { readonly phones: string; readonly desktops: string }
  /** The calls that the page always makes, as written in its code; a response that no call fetches would be wasted. */
  readonly calls: readonly string[]
}

const bar = ['/user/check', '/contact/ticket', '/progress/streak', '/settings']

/** The first match applies. */
export const firstPages: readonly FirstPage[] = [
  {
    path: /^\/login$/,
    isSignedIn: false,
    frame: 'none',
    modules: ['app/pages/sign-in/login-page.tsx'],
    calls: ['/user/signInWays'],
  },
  { path: /^\//, isSignedIn: false, frame: 'none', modules: [], calls: [] },
  {
    path: /^\/$/,
    isSignedIn: true,
    frame: 'bar',
    hasAboveTheFold: true,
    modules: [...shellModules, 'app/pages/practice/home-page.tsx'],
    calls: [
      ...[...bar, '/problem/getAllProblem', '/problem/problemSolvedbyUser', '/finding/standings', '/lists'],
      ...['/finding/daily', '/finding/reviews', '/plans'],
    ],
  },
  {
    path: /^\/problemcontent\/([\w-]+)$/,
    isSignedIn: true,
    frame: 'work',
    hasAboveTheFold: true,
    modules: [...signedInModules, 'app/problem/problem-page.tsx'],
    modulesOn: { phones: 'app/problem/problem-phone.tsx', desktops: 'app/problem/problem-desktop.tsx' },
    calls: ['/user/check', '/settings', '/problem/problemById/:id', '/draft/:id'],
  },
  { path: appShellPaths.bar, isSignedIn: true, frame: 'bar', modules: shellModules, calls: bar },
]
