import { submissionsPath } from '../../shared/submissions/attempt-paths.ts'

interface PalettePage {
  readonly text: string
  readonly path: string
  /** What people may call it who do not know its name, or look for what is on it. */
  readonly alsoCalled?: string
  readonly keys?: readonly string[]
}

/** The learner's pages that the palette offers. */
export const palettePages: readonly PalettePage[] = [
  { text: 'Problems', path: '/', alsoCalled: 'home library questions', keys: ['G', 'P'] },
  { text: 'Study plans', path: '/plans', alsoCalled: 'roadmap learning path' },
  { text: 'Review', path: '/review', alsoCalled: 'repeat again due queue spaced repetition' },
  { text: 'Lists', path: '/lists', alsoCalled: 'favourites favorites saved bookmarks' },
  { text: 'Notes', path: '/notes', alsoCalled: 'own notes' },
  { text: 'Your submissions', path: submissionsPath, alsoCalled: 'history attempts verdicts' },
  { text: 'Explore courses', path: '/explorecourses', alsoCalled: 'videos lessons' },
  { text: 'My courses', path: '/mycourses', alsoCalled: 'lessons certificates' },
  { text: 'Contests', path: '/contest', alsoCalled: 'rounds ranking rating' },
  { text: 'Discuss', path: '/discuss', alsoCalled: 'rooms chat talk' },
  { text: 'Store', path: '/store', alsoCalled: 'goodies shop buy' },
  { text: 'Premium', path: '/premium', alsoCalled: 'upgrade solutions' },
  {
    text: 'Profile',
    path: '/profile',
    alsoCalled: 'streak badges calendar activity progress statistics account download delete',
  },
  { text: 'Your orders', path: '/orders', alsoCalled: 'purchases refunds invoices' },
  {
    text: 'Settings',
    path: '/settings',
    alsoCalled: 'password sessions time zone editor keys shortcuts privacy connected accounts google github',
    keys: ['G', 'S'],
  },
  { text: 'Contact Us', path: '/contact', alsoCalled: 'support ticket question' },
  { text: 'Help pages', path: '/help', alsoCalled: 'documentation faq' },
  { text: 'Terms and conditions', path: '/terms', alsoCalled: 'rules legal privacy' },
]
