import {
  contactPath,
  contestsPath,
  discussPath,
  exploreCoursesPath,
  helpPagesPath,
  homePath,
  listsPath,
  notesPath,
  ordersPath,
  ownCoursesPath,
  plansPath,
  premiumPath,
  profilePath,
  reviewPath,
  settingsPath,
  storePath,
  submissionsPath,
  termsPath,
} from '../../lib/paths.ts'

interface PalettePage {
  readonly text: string
  readonly path: string
  /** Synonyms, and words for what is on the page. */
  readonly alsoCalled?: string
  readonly keys?: readonly string[]
}

/** The learner's pages that the palette offers. */
export const palettePages: readonly PalettePage[] = [
  { text: 'Problems', path: homePath, alsoCalled: 'home library questions', keys: ['G', 'P'] },
  { text: 'Study plans', path: plansPath, alsoCalled: 'roadmap learning path' },
  { text: 'Review', path: reviewPath, alsoCalled: 'repeat again due queue spaced repetition' },
  { text: 'Lists', path: listsPath, alsoCalled: 'favourites favorites saved bookmarks' },
  { text: 'Notes', path: notesPath, alsoCalled: 'own notes' },
  { text: 'Your submissions', path: submissionsPath, alsoCalled: 'history attempts verdicts' },
  { text: 'Explore courses', path: exploreCoursesPath, alsoCalled: 'videos lessons' },
  { text: 'My courses', path: ownCoursesPath, alsoCalled: 'lessons certificates' },
  { text: 'Contests', path: contestsPath, alsoCalled: 'rounds ranking rating' },
  { text: 'Discuss', path: discussPath, alsoCalled: 'rooms chat talk' },
  { text: 'Store', path: storePath, alsoCalled: 'goodies shop buy' },
  { text: 'Premium', path: premiumPath, alsoCalled: 'upgrade solutions' },
  {
    text: 'Profile',
    path: profilePath,
    alsoCalled: 'streak badges calendar activity progress statistics account download delete',
  },
  { text: 'Your orders', path: ordersPath, alsoCalled: 'purchases refunds invoices' },
  {
    text: 'Settings',
    path: settingsPath(),
    alsoCalled: 'password sessions time zone editor keys shortcuts privacy connected accounts google github',
    keys: ['G', 'S'],
  },
  { text: 'Contact Us', path: contactPath, alsoCalled: 'support ticket question' },
  { text: 'Help pages', path: helpPagesPath, alsoCalled: 'documentation faq' },
  { text: 'Terms and conditions', path: termsPath, alsoCalled: 'rules legal privacy' },
]
