import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import * as paths from '../lib/paths.ts'
import { routes } from './router.tsx'

type Paths = typeof paths
/** Complete by type: a new path builder must add an example here. */
type Made = {
  [Name in keyof Paths as Paths[Name] extends (...given: never[]) => string ? Name : never]: string
}

const thing = { _id: 'thing-1' }
const made: Made = {
  submissionPath: paths.submissionPath('attempt-1'),
  certificatePath: paths.certificatePath({ code: 'CODE' }),
  contactAboutPath: paths.contactAboutPath('order', 'order-1'),
  contentPath: paths.contentPath(thing, { _id: 'lesson-1' }),
  contestPath: paths.contestPath(thing, 'scoreboard'),
  coursePath: paths.coursePath(thing),
  directoryLoginPath: paths.directoryLoginPath(new URLSearchParams({ next: '/help' })),
  differencePath: paths.differencePath('left', 'right'),
  editProblemPath: paths.editProblemPath('problem-1'),
  invitationPath: paths.invitationPath('AAAA-BBBB-CCCC'),
  helpPath: paths.helpPath({ slug: 'contests' }),
  listPathOf: paths.listPathOf('favourites'),
  managedContestPath: paths.managedContestPath(thing, 'people'),
  managedCoursePath: paths.managedCoursePath(thing),
  managedLessonPath: paths.managedLessonPath(thing, { _id: 'lesson-1' }),
  managedPlanPath: paths.managedPlanPath(thing),
  managedOrderPath: paths.managedOrderPath('order-1'),
  orderPath: paths.orderPath('order-1'),
  planPath: paths.planPath({ slug: 'first-steps' }),
  problemPath: paths.problemPath(thing),
  problemPathOf: paths.problemPathOf('problem/1'),
  productPath: paths.productPath(thing),
  publicProfilePath: paths.publicProfilePath(thing),
  rejudgePath: paths.rejudgePath('rejudge-1'),
  renewalPath: paths.renewalPath(thing),
  roomPath: paths.roomPath('room-1'),
  contestProblemPath: paths.contestProblemPath('contest-1', 'A'),
  salesPath: paths.salesPath(thing),
  settingsPath: paths.settingsPath('keys'),
  startRejudgePath: paths.startRejudgePath('problem-1'),
  usersNamedPath: paths.usersNamedPath('Ada Lovelace'),
}

const constants = Object.entries(paths).flatMap(([name, path]) =>
  typeof path === 'string' && name.endsWith('Path') ? [[name, path] as const] : [],
)

test.each([...constants, ...Object.entries(made)])('%s leads to a page: %s', (_name, path) => {
  const found = matchRoutes(routes, path)?.at(-1)?.route.path

  expect(found).toBeDefined()
  expect(found).not.toBe('*')
})
