import { expect, type Page, test } from '@playwright/test'
import { signedInAsAdmin, signedUp } from './support/account.ts'
import { contestHeld, registered } from './support/contest.ts'
import { lessonOpened, lessonsOpened } from './support/course-desk.ts'
import { addedCourse, courseBought } from './support/courses.ts'
import { problemIdOf } from './support/handed-in.ts'
import { seriousFaults } from './support/serious-faults.ts'
import { orderedWithoutPaying } from './support/store.ts'
import { isFull, skipThemesOfOtherSize, themes } from './support/what-is-looked-at.ts'

interface Screen {
  name: string
  path: string
  isSignedIn: boolean
  isAdmin?: true
  /** Brings the screen into the state to look at. */
  prepare?: (page: Page) => Promise<void>
}

const listOfUsers = { path: '/getalluser', isSignedIn: true, isAdmin: true } as const
const peopleScreens: Screen[] = [
  {
    ...listOfUsers,
    name: 'users',
    prepare: (page) => expect(page.getByText(/^Showing/)).toBeVisible(),
  },
  {
    ...listOfUsers,
    name: 'suspend',
    path: '/getalluser?role=user',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Suspend' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...listOfUsers,
    name: 'import of users',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByLabel('Or paste the rows').fill('name,email,team\nAda,ada@example.org,A\nBo,bo,B')
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByText('The email is not valid')).toBeVisible()
    },
  },
  {
    name: 'registration with errors',
    path: '/registerUser',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => page.getByRole('button', { name: 'Register', exact: true }).click(),
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^What changed/ })
        .first()
        .click()
    },
  },
]

const rejudgeAndReportScreens: Screen[] = [
  {
    name: 'begin a rejudge',
    path: '/admin/rejudges',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dry rejudge' }).click()
      await expect(page.getByRole('list', { name: 'Matching problems' })).toBeVisible()
    },
  },
  { name: 'reports', path: '/admin/reports', isSignedIn: true, isAdmin: true },
]

const problemScreens: Screen[] = [
  {
    name: 'a new problem with errors',
    path: '/admin/createProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create problem' }).click()
      await expect(page.getByText('Please select a tag')).toBeVisible()
    },
  },
  {
    name: 'problems to edit and delete',
    path: '/admin/updateProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('button', { name: 'Load More' })).toBeVisible(),
  },
  {
    name: 'versions of a problem',
    path: '/admin/updateProblem',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Versions of/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Version 1 / })).toBeVisible()
    },
  },
]

const packageScreens: Screen[] = [
  {
    name: 'import and export with a refused package',
    path: '/admin/packages',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no package') }
      await page.getByLabel('Choose packages').setInputFiles(file)
      await expect(page.getByText('A package is a .zip or .kpp file.')).toBeVisible()
      await page.getByRole('checkbox').first().check()
    },
  },
]

const deskScreens: Screen[] = [
  {
    name: 'dashboard',
    path: '/admin',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('region', { name: 'Health' })).toBeVisible(),
  },
  {
    name: 'assistants',
    path: '/admin/assistants',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('region', { name: 'Who answers' })).toBeVisible(),
  },
]

const storeAdminScreens: Screen[] = [
  {
    name: 'a product with errors',
    path: '/StoreManagment',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add product' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add product' }).click()
      await expect(page.getByText('4 fields need attention')).toBeVisible()
    },
  },
  {
    name: 'orders and one of them',
    path: '/StoreManagment/orders',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await orderedWithoutPaying(page)
      await page.reload()
      await page
        .getByRole('button', { name: /^Order / })
        .first()
        .click()
      await expect(page.getByRole('article', { name: /^Order / })).toBeVisible()
    },
  },
]

const storeScreens: Screen[] = [
  {
    name: 'store',
    path: '/store',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('button', { name: /^Buy / }).first()).toBeVisible(),
  },
  {
    name: 'shipping address with errors',
    path: '/store',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Buy / }).first().click()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.getByText('City is required')).toBeVisible()
    },
  },
  {
    name: 'product',
    path: '/store',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    },
  },
  {
    name: 'an unpaid order',
    path: '/orders',
    isSignedIn: true,
    prepare: async (page) => {
      await orderedWithoutPaying(page)
      await page.reload()
      await expect(page.getByText('Not paid').first()).toBeVisible()
    },
  },
]

const courseScreens: Screen[] = [
  {
    name: 'explore courses',
    path: '/explorecourses',
    isSignedIn: true,
    prepare: async (page) => {
      await addedCourse(['A first walk'])
      await page.reload()
      await expect(page.getByRole('link', { name: /^Explore More/ }).first()).toBeVisible()
    },
  },
  {
    name: 'a course for sale',
    path: '/explorecourses',
    isSignedIn: true,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Explore More/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible()
    },
  },
  {
    name: 'my courses',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      await courseBought(page, await addedCourse(['A first walk']))
      await page.reload()
      await expect(page.getByRole('link', { name: /^Continue learning/ })).toBeVisible()
    },
  },
  {
    name: 'an own course',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^View Details/ }).click()
      await expect(page.getByRole('button', { name: 'Send rating' })).toBeVisible()
    },
  },
  {
    name: 'a lesson',
    path: '/mycourses',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Continue learning/ }).click()
      await expect(page.getByRole('button', { name: 'Mark Complete' }).first()).toBeAttached()
    },
  },
]

const profileScreens: Screen[] = [
  {
    name: 'profile',
    path: '/profile',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('grid', { name: /^Submissions of the last 181/ })).toBeVisible(),
  },
  {
    name: 'activity',
    path: '/profile?tab=activity',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible(),
  },
  {
    name: 'submissions on the profile',
    path: '/profile?tab=submissions',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('heading', { name: 'Solved Problems' })).toBeVisible(),
  },
  {
    name: 'why a day counted',
    path: '/profile',
    isSignedIn: true,
    prepare: async (page) => {
      await page
        .getByRole('grid', { name: /last 30 days$/ })
        .getByRole('button')
        .last()
        .click()
      await expect(page.getByText(/^Time zones? of this day/)).toBeVisible()
    },
  },
  {
    name: 'edit profile with errors',
    path: '/profile',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByLabel('Age', { exact: true }).fill('two')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Age must be a number')).toBeVisible()
    },
  },
  {
    name: 'delete account',
    path: '/profile',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByText(/^Erased: your profile/)).toBeVisible()
    },
  },
  {
    name: 'streak',
    path: '/',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /day streak/ }).click()
      await expect(page.getByText(/^Longest so far/)).toBeVisible()
    },
  },
]

const findingScreens: Screen[] = [
  {
    name: 'home with a list to choose',
    path: '/',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More for First Echo' }).click()
      await page.getByRole('menuitem', { name: 'Add to list…' }).click()
      await expect(page.getByRole('dialog').getByLabel('Favourites')).toBeVisible()
    },
  },
  {
    name: 'study plans',
    path: '/plans',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible(),
  },
  {
    name: 'a study plan',
    path: '/plans/first-steps',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('link', { name: 'Begin' })).toBeVisible(),
  },
  {
    name: 'review queue',
    path: '/review',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByLabel('Bring back tomorrow').fill('First Echo')
      await page.getByRole('button', { name: 'First Echo' }).click()
      await expect(page.getByRole('region', { name: 'Later' })).toBeVisible()
    },
  },
  {
    name: 'lists',
    path: '/lists',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('list', { name: 'Your lists' })).toBeVisible(),
  },
  {
    name: 'a list',
    path: '/lists/favourites',
    isSignedIn: true,
    prepare: async (page) => {
      for (const title of ['First Echo', 'Packing List']) {
        await page.getByLabel('Add a problem').fill(title)
        await page.getByRole('button', { name: title }).first().click()
      }
      await expect(page.getByRole('button', { name: 'Move up Packing List' })).toBeVisible()
    },
  },
  {
    name: 'notes',
    path: '/notes',
    isSignedIn: true,
    prepare: async (page) => {
      const id = await problemIdOf(page.request, 'First Echo')
      await page.request.put(`/api/note/${id}`, { data: { text: 'Two positions.', revision: 0 } })
      await page.reload()
      await expect(page.getByRole('list', { name: 'Your notes' })).toBeVisible()
    },
  },
]

const settingsScreens: Screen[] = [
  { name: 'account in the settings', path: '/settings/account', isSignedIn: true },
  { name: 'sessions', path: '/settings/sessions', isSignedIn: true },
  { name: 'privacy', path: '/settings/privacy', isSignedIn: true },
  {
    name: 'choosing a time zone',
    path: '/settings/time-zone',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Time zone' }).click()
      await expect(page.getByRole('listbox', { name: 'Time zones' })).toBeVisible()
    },
  },
  {
    name: 'keys that are taken',
    path: '/settings/keys',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change the keys of Run' }).click()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('button', { name: 'Swap keys with Submit' })).toBeVisible()
    },
  },
  { name: 'editor in the settings', path: '/settings/editor', isSignedIn: true },
  { name: 'own data', path: '/settings/data', isSignedIn: true },
]

const contactScreens: Screen[] = [
  {
    name: 'contact with errors and an answer of Sahayak',
    path: '/contact',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'How do refunds work?' }).click()
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Subject is required')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Looked at' })).toBeVisible()
    },
  },
  {
    name: 'pages of help',
    path: '/help',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('list', { name: 'Help pages' })).toBeVisible(),
  },
  { name: 'a page of help', path: '/help/verdicts', isSignedIn: true },
]

const inboxScreens: Screen[] = [
  {
    name: 'messages and one of them',
    path: '/admin/tickets',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      const data = { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'Where is it?' }
      await page.request.post('/api/contact/message', { data })
      await page.reload()
      await page
        .getByRole('button', { name: /^A question/ })
        .first()
        .click()
      await expect(page.getByRole('article', { name: 'A question' })).toBeVisible()
    },
  },
]

const listOfCourses = { path: '/admin/courses', isSignedIn: true, isAdmin: true } as const
const courseAdminScreens: Screen[] = [
  {
    ...listOfCourses,
    name: 'a course with errors',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add New Course' }).click()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('5 fields need attention')).toBeVisible()
    },
  },
  { ...listOfCourses, name: 'lessons of a course', prepare: lessonsOpened },
  {
    ...listOfCourses,
    name: 'a lesson with a video to upload',
    prepare: async (page) => {
      await lessonOpened(page)
      await page.getByRole('radio', { name: /Uploaded video/ }).click()
      await page.getByRole('button', { name: 'Paste captions' }).click()
    },
  },
  {
    ...listOfCourses,
    name: 'learners of a course',
    prepare: async (page) => {
      await lessonsOpened(page)
      await page.getByRole('tab', { name: /^Learners/ }).click()
      await page.getByRole('button', { name: 'Enroll a learner' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

const roomScreens: Screen[] = [
  {
    name: 'a room with a message',
    path: '/discuss?room=global',
    isSignedIn: true,
    prepare: async (page) => {
      const field = page.getByRole('textbox', { name: 'Message in #global' })
      await field.fill('Where it stops:\n```python\nfor n in s:\n    continue\n```')
      await field.press('Enter')
      await expect(page.getByRole('log').getByText('Where it stops:').last()).toBeVisible()
      await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
    },
  },
  { name: 'videos of rooms', path: '/discuss?tab=video', isSignedIn: true },
]

const contestScreens: Screen[] = [
  {
    name: 'contests',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      const browser = page.context().browser()
      if (!browser) throw new Error('The page has no browser.')
      await registered(page.request, await contestHeld(browser))
      await page.reload()
      await expect(page.getByRole('link', { name: 'Enter Contest' }).first()).toBeVisible()
    },
  },
  { name: 'problems of a contest', path: '/contest', isSignedIn: true, prepare: contestEntered },
  {
    name: 'questions of a contest',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      await contestEntered(page)
      await page.getByRole('tab', { name: /^Questions/ }).click()
      await expect(page.getByRole('textbox', { name: 'Question' })).toBeVisible()
    },
  },
  {
    name: 'scoreboard of a contest',
    path: '/contest',
    isSignedIn: true,
    prepare: async (page) => {
      await contestEntered(page)
      await page.getByRole('tab', { name: 'Scoreboard' }).click()
      await expect(page.getByRole('table', { name: 'Scoreboard' })).toBeVisible()
    },
  },
]

async function contestEntered(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter Contest' }).first().click()
  await expect(page.getByRole('tab', { name: 'Problems' })).toBeVisible()
}

const roomDeskScreens: Screen[] = [
  { name: 'reported messages', path: '/admin/rooms', isSignedIn: true, isAdmin: true },
  {
    name: 'all rooms',
    path: '/admin/rooms?view=rooms',
    isSignedIn: true,
    isAdmin: true,
    prepare: (page) => expect(page.getByRole('list', { name: 'Rooms' })).toBeVisible(),
  },
]

/** Those of visitors first, those of admins last: each test signs up once, and in as an admin once. */
const screens: Screen[] = [
  { name: 'sign in', path: '/login', isSignedIn: false },
  {
    name: 'sign up with errors',
    path: '/signup',
    isSignedIn: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('Please enter a valid email')).toBeVisible()
    },
  },
  { name: 'forgot password', path: '/forgot-password', isSignedIn: false },
  { name: 'reset password', path: '/reset-password?token=x', isSignedIn: false },
  { name: 'confirm email', path: '/confirm-email?token=x', isSignedIn: false },
  { name: 'terms', path: '/terms', isSignedIn: false },
  { name: 'a certificate that is not there', path: '/certificate/AAAA', isSignedIn: false },
  { name: 'a profile that is not public', path: '/profile/nobody', isSignedIn: false },
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
  ...findingScreens,
  ...profileScreens,
  ...storeScreens,
  ...courseScreens,
  ...settingsScreens,
  ...contactScreens,
  ...roomScreens,
  ...contestScreens,
  ...deskScreens,
  ...inboxScreens,
  ...roomDeskScreens,
  ...storeAdminScreens,
  ...courseAdminScreens,
  ...peopleScreens,
  ...rejudgeAndReportScreens,
  ...problemScreens,
  ...packageScreens,
]

/** Administration is work for a desk: on a phone the full run looks at it. */
const isLookedAt = ({ isAdmin }: Screen) => !isAdmin || isFull || test.info().project.name === 'desktop'

for (const theme of themes) {
  test(`no screen has a serious accessibility fault in ${theme}`, async ({ page }) => {
    skipThemesOfOtherSize(theme)
    // Sixty screens, one after the other.
    test.setTimeout(600_000)
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    const faults: string[] = []
    let isSignedIn = false
    let isAdmin = false
    for (const screen of screens.filter(isLookedAt)) {
      if (screen.isSignedIn && !isSignedIn) {
        await signedUp(page)
        isSignedIn = true
      }
      if (screen.isAdmin && !isAdmin) {
        await signedInAsAdmin(page)
        isAdmin = true
      }
      await page.goto(screen.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await screen.prepare?.(page)
      faults.push(...(await seriousFaults(page)).map((fault) => `${screen.name}: ${fault}`))
    }

    expect(faults).toEqual([])
  })
}
