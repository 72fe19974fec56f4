import { expect, test } from 'vitest'
import { formatClock } from '../../../lib/format/format-clock.ts'
import { sampleManagedLesson } from '../testing/sample-managed-course.ts'
import { languageName, languageOfFile } from './caption-language.ts'
import { lessonFormOf, lessonFormSchema } from './lesson-form.ts'
import { parseDuration } from './parse-duration.ts'

const written = { ...lessonFormOf(null), title: 'Walks', notes: 'Walk.' }

test('only what the kind has is sent; what was typed for another kind is left away', () => {
  const typed = { ...written, videoId: 'video-1', address: 'https://a.example/v.mp4', seconds: '1:30' }

  expect(lessonFormSchema.parse(typed)).toMatchObject({ videoId: '', address: '', seconds: null })
  expect(lessonFormSchema.parse({ ...typed, kind: 'upload' })).toMatchObject({
    ...{ videoId: 'video-1', address: '', seconds: null },
  })
  expect(lessonFormSchema.parse({ ...typed, kind: 'address' })).toMatchObject({
    ...{ videoId: '', address: 'https://a.example/v.mp4', seconds: 90 },
  })
})

test.each([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ notes: ' \n' }, 'notes', 'Notes are required: they are the lesson'],
  [{ kind: 'upload' }, 'videoId', 'Upload a video first.'],
  [{ kind: 'address', address: 'http://a.example/v.mp4' }, 'address', 'Address must be an https address'],
  [{ kind: 'address', address: '' }, 'address', 'Address must be an https address'],
  [{ kind: 'service', address: '' }, 'address', expect.stringContaining('Paste the address of a video')],
  [
    { kind: 'service', address: 'https://www.youtube.com/playlist?list=PLabcdefghij_-0123' },
    'address',
    expect.stringContaining('This is a playlist'),
  ],
  [
    { kind: 'address', address: 'youtube.com/@somebody' },
    'address',
    expect.stringContaining('This is a channel'),
  ],
  [
    { kind: 'address', address: 'https://a.example/v.mp4', seconds: 'long' },
    'seconds',
    'Length must be as 12:30 or 1:02:30',
  ],
  [
    { captions: [{ language: 'English', label: 'English', vtt: 'WEBVTT' }] },
    'captions.0.language',
    'Language must be a code such as en, hi or en-IN',
  ],
])('%j is refused with its reason', (part, field, message) => {
  const parsed = lessonFormSchema.safeParse({ ...written, ...part })

  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([
    field,
    message,
  ])
})

test.each(['service', 'address'])(
  'an address of YouTube is a video, whichever field it is typed into: %s',
  (kind) => {
    const parsed = lessonFormSchema.safeParse({ ...written, kind, address: 'youtu.be/dQw4w9WgXcQ?t=30' })

    expect(parsed.data).toMatchObject({ kind, address: 'youtu.be/dQw4w9WgXcQ?t=30' })
  },
)

test('all faults of an empty form are told at once', () => {
  const parsed = lessonFormSchema.safeParse(lessonFormOf(null))

  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['title', 'notes'])
})

test('a lesson is sent back as it came', () => {
  const problems = [{ _id: 'problem-1', title: 'First echo' }]
  const lesson = sampleManagedLesson('Walks', { notes: '# Walks', problems })

  expect(lessonFormSchema.parse(lessonFormOf(lesson))).toMatchObject({
    ...{ title: 'Walks', kind: 'written', notes: '# Walks', problems: ['problem-1'] },
  })
})

test.each([
  ['0:59', 59],
  ['12:30', 750],
  ['1:02:03', 3723],
])('the length "%s" is %i seconds, and is read the same', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds)
  expect(formatClock(seconds)).toBe(text)
})

test.each(['90', '1:75', 'long', '-1:30'])('"%s" is no length', (text) => {
  expect(parseDuration(text)).toBeNaN()
})

test.each([
  ['intro.en.vtt', 'en'],
  ['intro.en-IN.vtt', 'en-IN'],
  ['hi.vtt', 'hi'],
  ['intro.hi.srt', 'hi'],
  ['intro.vtt', ''],
  ['my_qqq.vtt', ''],
])('the file "%s" is in "%s"', (name, language) => {
  expect(languageOfFile(name)).toBe(language)
})

test('a code that is none has no name', () => {
  expect([languageName('en'), languageName(''), languageName('a language')]).toEqual(['English', '', ''])
})
