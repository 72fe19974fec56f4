import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { answerWith, contentCall, openPlayer } from './testing/open-player.tsx'
import { sampleContent, sampleLesson, sampleRow } from './testing/sample-content.ts'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['no video at all', {}, "This course doesn't have any videos"],
  ['an empty playlist', { course: { playlistid: 'PLabcdefghij' } }, 'No videos found in this playlist'],
  [
    'a playlist that could not be read',
    { course: { playlistid: 'PLabcdefghij' }, playlistTrouble: 'The playlist cannot be found.' },
    'Failed to load videos. Please try again later.',
  ],
])('a course with %s is unavailable and says why', async (_, facts, words) => {
  answerWith(sampleContent([], facts))
  openPlayer()

  expect(screen.getByText('Loading course content...')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Content Unavailable' })).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeDefined()
})

test('why a playlist could not be read is shown as it is', async () => {
  answerWith(sampleContent([], { playlistTrouble: 'The <b>playlist</b> cannot be found.' }))
  openPlayer()

  expect(await screen.findByText('The <b>playlist</b> cannot be found.')).toBeDefined()
})

test('a trouble in the words of the specification is said once', async () => {
  const words = 'Failed to load videos. Please try again later.'
  answerWith(sampleContent([], { playlistTrouble: words }))
  openPlayer()

  expect(await screen.findAllByText(words)).toHaveLength(1)
})

test('why the videos of a playlist are not listed stands below it as its own sentence', async () => {
  const row = sampleRow(1, { kind: 'playlist' })
  const lesson = sampleLesson(row, { videoId: 'PLabcdefghij' })
  answerWith(sampleContent([row], { playlistTrouble: 'The playlist cannot be found.' }), [lesson])
  openPlayer()

  expect(await screen.findByText('The playlist cannot be found.')).toBeDefined()
})

test('a lesson to read that cannot be loaded says nothing of videos', async () => {
  answerWith(sampleContent([sampleRow(1, { kind: 'written' })]))
  openPlayer()

  expect(await screen.findByText('Failed to load the lesson')).toBeDefined()
  expect(screen.queryByText(/Failed to load videos/)).toBeNull()
})

test.each([
  ['written', 'Marked as read'],
  ['upload', 'Marked as watched'],
] as const)('a %s lesson that lacks its problems is “%s”, not complete', async (kind, words) => {
  const row = sampleRow(1, {
    ...{ kind, problems: 1 },
    progress: { ...sampleRow(1).progress, isMarked: true, missing: ['problems'] },
    problemList: [{ _id: 'p', title: 'Two Sum', isSolved: false, difficulty: 'easy' }],
  })
  answerWith(sampleContent([row]), [sampleLesson(row)])
  openPlayer()

  expect(await screen.findAllByRole('button', { name: words, pressed: true })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Completed' })).toBeNull()
  const missing = within(screen.getByText(/This lesson waits until you have solved/))
  expect(missing.getByRole('link', { name: 'Two Sum' }).getAttribute('href')).toBe('/problemcontent/p')
})

test('a lesson whose picture or files push its end away has its mark there, too', async () => {
  const row = sampleRow(1)
  const notes = 'Look: ![a tree](/api/picture/tree)'
  answerWith(sampleContent([row]), [sampleLesson(row, { notes })])
  openPlayer()

  const end = within(await screen.findByRole('region', { name: 'End of the lesson' }))
  expect(end.getByRole('button', { name: 'Mark Complete' })).toBeDefined()
})

test('a lesson that was completed by watching says why its button does nothing', async () => {
  const row = sampleRow(1, {
    kind: 'upload',
    progress: { ...sampleRow(1).progress, isComplete: true, missing: [] },
  })
  answerWith(sampleContent([row]), [sampleLesson(row)])
  openPlayer()

  const [mark] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Completed' })
  expect(mark?.disabled).toBe(true)
  expect(screen.getByText('Completed by watching.')).toBeDefined()
})

test('an own lesson has the day on which it was added', async () => {
  const row = sampleRow(1, { publishedAt: '2026-03-04T10:00:00.000Z' })
  answerWith(sampleContent([row]), [sampleLesson(row)])
  openPlayer()

  expect(await screen.findByText(/^Lesson 1 of 1 · Added .*2026/)).toBeDefined()
})

test('a server that does not answer is tried again', async () => {
  answerCalls({})
  openPlayer()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('Failed to load course content')).toBeDefined()

  const row = sampleRow(1)
  answerWith(sampleContent([row]), [sampleLesson(row)])
  fireEvent.click(retry)

  expect(await screen.findByRole('heading', { level: 1, name: row.title })).toBeDefined()
})

test('who does not own the course is sent to where it is sold', async () => {
  answerCalls({ [contentCall]: () => refuse({ code: 'not_enrolled', message: 'No.' }) })
  openPlayer()

  expect(await screen.findByText('For sale')).toBeDefined()
})

test('whose time is over can renew it', async () => {
  answerCalls({ [contentCall]: () => refuse({ code: 'course_expired', message: 'Your time is over.' }) })
  openPlayer('', true)

  const renew = await screen.findByRole('link', { name: 'Renew access' })
  expect(renew.getAttribute('href')).toBe('/explore/course-1?renew=1')
})

test('whose time is over in a course that is not sold any more is told so', async () => {
  answerCalls({ [contentCall]: () => refuse({ code: 'course_expired', message: 'Your time is over.' }) })
  openPlayer('', false)

  expect(await screen.findByText('It is not sold any more.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Renew access' })).toBeNull()
})

test('on a phone a lesson to read is opened where it is read, whatever tab it was chosen in', async () => {
  const rows = [sampleRow(1, { kind: 'playlist' }), sampleRow(2)]
  answerWith(
    sampleContent(rows),
    rows.map((row) => sampleLesson(row)),
  )
  openPlayer()
  fireEvent.click(await screen.findByRole('button', { name: 'Lessons' }))
  expect(screen.getByRole('button', { name: 'Lessons', pressed: true })).toBeDefined()

  fireEvent.click(screen.getByRole('link', { name: /^Lesson about 2/ }))

  expect(await screen.findByRole('button', { name: 'About', pressed: true })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Lessons' }))
  expect(screen.getByRole('button', { name: 'Lessons', pressed: true })).toBeDefined()
})

test('the list shows five lessons at a time and opens where the lesson of the address is', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => sampleRow(at + 1))
  answerWith(
    sampleContent(rows),
    rows.map((row) => sampleLesson(row)),
  )
  openPlayer('?lesson=lesson-6')

  expect(await screen.findByText('6–7 of 7')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lesson about 6')
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByText('1–5 of 7')).toBeDefined()
})

test('the list says of each lesson what it is, or how long', async () => {
  const rows = [
    sampleRow(1),
    sampleRow(2, { kind: 'service' }),
    sampleRow(3, { kind: 'upload', seconds: 61 }),
  ]
  answerWith(sampleContent(rows))
  openPlayer()

  const kinds = ['Open hereReading', 'Lesson 2Video', 'Lesson 31:01']
  for (const [at, words] of kinds.entries())
    expect(await screen.findByRole('link', { name: new RegExp(`^Lesson about ${at + 1}`) })).toHaveProperty(
      'textContent',
      `Lesson about ${at + 1}${words}`,
    )
})

test('a description over 200 characters is cut until more is wanted', async () => {
  const row = sampleRow(1)
  answerWith(sampleContent([row]), [sampleLesson(row, { description: `${'a'.repeat(200)} and the rest` })])
  openPlayer()

  fireEvent.click(await screen.findByRole('button', { name: 'Read More...' }))
  expect(screen.getByText(/and the rest/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show Less' }))
  expect(screen.queryByText(/and the rest/)).toBeNull()
})

test('a mark that completes the course asks for the sums, and shows the certificate', async () => {
  const row = sampleRow(1)
  const done = { ...row.progress, isMarked: true, isComplete: true, missing: [] }
  const certificate = { code: 'ABCD-EFGH', issuedAt: '2026-11-22T10:00:00.000Z' }
  let content = sampleContent([row])
  answerCalls({
    [contentCall]: () => answer(content),
    'GET /api/course/lesson/lesson-1': () => answer(sampleLesson(row)),
    'PUT /api/course/lesson/lesson-1/mark': () => {
      content = sampleContent([{ ...row, progress: done }], {
        ...{ completedLessons: 1, percent: 100, certificate },
      })
      return answer(done)
    },
  })
  openPlayer()
  const [mark] = await screen.findAllByRole('button', { name: 'Mark Complete' })
  if (mark) fireEvent.click(mark)

  const finished = await screen.findByRole('dialog', { name: 'Course completed' })
  expect(finished.textContent).toContain('ABCD-EFGH')
  const file = screen.getByRole('link', { name: 'Download certificate' })
  expect(file.getAttribute('href')).toBe('/api/certificate/ABCD-EFGH/pdf')
})
