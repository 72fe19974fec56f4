import { shellModules, signedInModules } from './shell-modules.ts'
import { type AppShellKind, appShellPaths } from './src/app/shell/app-shell-at.ts'

/** A page that people begin at. Its HTML has what it will ask for, so that nothing waits for a script to find that out. */
export interface FirstPage {
  /** A group of it stands for `:id` in `calls`. */
  readonly path: RegExp
  readonly isSignedIn: boolean
  /** What is shown before any script. */
  readonly frame: AppShellKind
  /** The server draws what is read first, from the answers to `calls`. */
  readonly hasSight?: true
  /** What the router loads for it, below `src/`. */
  readonly modules: readonly string[]
  /** What it loads besides, as wide as the window is. */
  readonly modulesOn?: { readonly phones: string; readonly desktops: string }
  /** What it asks for whatever it is told, in its own words; an answer that nothing asked for would be a waste. */
  readonly calls: readonly string[]
}

const bar = ['/user/check', '/contact/ticket', '/progress/streak', '/settings']

/** The first that fits counts. */
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
    hasSight: true,
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
    hasSight: true,
    modules: [...signedInModules, 'app/problem/problem-page.tsx'],
    modulesOn: { phones: 'app/problem/problem-phone.tsx', desktops: 'app/problem/problem-desktop.tsx' },
    calls: ['/user/check', '/settings', '/problem/problemById/:id', '/draft/:id'],
  },
  { path: appShellPaths.bar, isSignedIn: true, frame: 'bar', modules: shellModules, calls: bar },
]
