import type { Screen } from './screen.ts'

/** The home page, and overlays that every page can open. */
export const frameScreens: Screen[] = [
  { name: 'home', path: '/', isSignedIn: true },
  { name: 'premium', path: '/premium', isSignedIn: true },
  { name: 'home without a match', path: '/?q=zzz&difficulty=hard', isSignedIn: true },
  {
    name: 'not found',
    path: '/nowhere',
    isSignedIn: true,
    prepare: (page) => page.getByRole('button', { name: 'Stay here' }).click(),
  },
  {
    name: 'command palette',
    path: '/',
    isSignedIn: true,
    prepare: (page) => page.keyboard.press('Control+k'),
  },
  { name: 'shortcut sheet', path: '/', isSignedIn: true, prepare: (page) => page.keyboard.press('?') },
]
