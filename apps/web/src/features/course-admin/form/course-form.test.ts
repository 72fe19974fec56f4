import { expect, test } from 'vitest'
import { courseFormOf, courseFormSchema } from './course-form.ts'

const good = {
  CourseName: ' Graphs ',
  CourseDescription: 'From walks to flows',
  CoursePrice: '499.50',
  validityDays: '365',
  CourseMentor: 'Lin Yue',
  CourseThumbnail: '',
  playlistid: '',
  takesQuestions: false,
  outcomes: [{ text: 'Find a shortest path' }, { text: ' ' }],
}

test('typed texts become what the server takes, and empty outcomes are left away', () => {
  expect(courseFormSchema.parse(good)).toEqual({
    ...good,
    CourseName: 'Graphs',
    CoursePrice: 499.5,
    validityDays: 365,
    outcomes: ['Find a shortest path'],
  })
})

test.each([
  ['CourseName', ' ', 'Course name is required'],
  ['CourseDescription', ' ', 'Description is required'],
  ['CoursePrice', '', 'Price is required'],
  ['CoursePrice', '-4', 'Price must be at least 1'],
  ['CoursePrice', '1.999', 'Price must have at most two decimals'],
  ['CoursePrice', 'free', 'Price must be a number'],
  ['validityDays', '', 'Validity is required'],
  ['validityDays', '0', 'Validity must be at least 1 day'],
  ['validityDays', '1.5', 'Validity must be a whole number of days'],
  ['CourseMentor', '', 'Mentor is required'],
  [
    'CourseThumbnail',
    'http://a.example/x.png',
    'Thumbnail must be an https address, or a picture uploaded here',
  ],
  ['playlistid', 'my list', 'Playlist ID must be 10 to 64 letters, digits, - or _, as in PLxxxxxxxxxxxxxxxx'],
])('%s "%s" is refused with its reason', (field, text, message) => {
  const parsed = courseFormSchema.safeParse({ ...good, [field]: text })

  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, message])
})

test('an outcome that is too long is refused at its own line, past empty ones', () => {
  const outcomes = [{ text: '' }, { text: 'a'.repeat(201) }]

  const parsed = courseFormSchema.safeParse({ ...good, outcomes })

  expect(parsed.error?.issues).toMatchObject([
    { path: ['outcomes', 1, 'text'], message: 'Outcome must be at most 200 characters' },
  ])
})

test.each([
  'PLabcdefghij_-0123',
  ' PLabcdefghij_-0123 ',
  'https://www.youtube.com/playlist?list=PLabcdefghij_-0123',
  'https://www.youtube.com/watch?v=abcdefghijk&list=PLabcdefghij_-0123&index=2',
  'youtube.com/playlist?list=PLabcdefghij_-0123',
  'https://youtu.be/abcdefghijk?list=PLabcdefghij_-0123',
  'https://m.youtube.com/playlist?list=PLabcdefghij_-0123',
])('the playlist of "%s" is found', (typed) => {
  expect(courseFormSchema.parse({ ...good, playlistid: typed }).playlistid).toBe('PLabcdefghij_-0123')
})

test.each([
  ['https://other.example/playlist?list=PLabcdefghij_-0123', 'Playlist ID must be'],
  ['https://notyoutube.com/playlist?list=PLabcdefghij_-0123', 'Playlist ID must be'],
  ['https://www.youtube.com/watch?v=abcdefghijk', 'This is a single video, not a playlist.'],
  ['https://www.youtube.com/@somebody', 'This is a channel of YouTube'],
])('"%s" names no playlist of the service, and the form says what it is', (typed, words) => {
  const parsed = courseFormSchema.safeParse({ ...good, playlistid: typed })

  expect(parsed.error?.issues[0]?.message).toContain(words)
})

test('the form of a course to be added is empty', () => {
  const { takesQuestions, ...texts } = courseFormOf(null)

  expect(takesQuestions).toBe(false)
  expect(Object.values(texts).every((value) => value.length === 0)).toBe(true)
})
