import { expect, test } from 'vitest'
import {
  blankCodeMessage,
  judgedCodeSchema,
  makeDisplayNameSchema,
  makeRequiredTextSchema,
  makeTextSchema,
} from './fields.ts'
import { roomIdSchema } from './room-events.ts'
import { newRoomIdSchema } from './rooms.ts'

const nameSchema = makeDisplayNameSchema('Title')

test.each([
  ['  Two   Sum ', 'Two Sum'],
  ['Two\u00a0\u2003Sum\u3000', 'Two Sum'],
  // A Persian word and a family emoji; both contain joiners.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Cafe\u0301', 'Café'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('the name "%s" is kept as "%s"', (given, kept) => {
  expect(nameSchema.parse(given)).toBe(kept)
})

test.each([
  ['a\tb', 'a tab or a line end'],
  ['a\nb', 'a tab or a line end'],
  ['a\u0000b', 'U+0000 NUL'],
  ['a\u202eb', 'U+202E right-to-left override'],
  ['a\u2066b', 'U+2066 left-to-right isolate'],
  ['a\u200bb', 'U+200B zero width space'],
  ['a\u200fb', 'U+200F right-to-left mark'],
  ['a\ud800b', 'U+D800 half a character'],
  ['a\u009fb', 'U+009F control character'],
  ['Sum Two\u2060', 'U+2060 word joiner'],
  ['Sum\u00ad Two', 'U+00AD soft hyphen'],
  ['Sum Two\u3164', 'U+3164 Hangul filler'],
  ['Sum Two\u2800', 'U+2800 blank Braille pattern'],
  ['Sum Two\u180e', 'U+180E Mongolian vowel separator'],
  ['Sum Two\u200c', 'U+200C zero width non-joiner'],
  ['Sum Two\ufe0f', 'U+FE0F variation selector 16'],
])('a name that holds something unseen is refused with its name (%#)', (given, sign) => {
  expect(nameSchema.safeParse(given).error?.issues).toMatchObject([
    { message: `Title must not hold what nobody can see: ${sign}` },
  ])
})

test.each([
  [undefined, 'Reason is required'],
  ['', 'Reason is required'],
  [5, 'Reason must be a text'],
  [null, 'Reason must be a text'],
  ['Too long', 'Reason must be at most 5 characters'],
])('of a text, %j is refused: "%s"', (given, message) => {
  const schema = makeTextSchema({ least: 1, most: 5, name: 'Reason' })

  expect(schema.safeParse(given).error?.issues[0]).toMatchObject({ message })
})

test.each(['', ' \n\t\r\n', '\u00a0\u3000', '\u200b\ufeff'])('%j is no code to be judged', (code) => {
  expect(judgedCodeSchema.safeParse(code).error?.issues[0]).toMatchObject({ message: blankCodeMessage })
})

test('code is judged as it was typed', () => {
  expect(judgedCodeSchema.parse('\n x \n')).toBe('\n x \n')
})

// Blank Braille, Hangul fillers, zero-width characters, a tag, a no-break space, marks without a letter, a note without a head.
test.each([
  ...['\u2800', '\u3164\u115f', '\u200b\u2060', '\u{e0041}', '\u00a0\u2800\ufeff', '\u00ad'],
  ...['\u0301', '\u0301\u200d\u0308', '\u{1d159}', '\u2060\u00ad\u200d'],
])('what nobody can see is no name, no message and no reason (%#)', (text) => {
  const schemas = [
    makeDisplayNameSchema('Title').min(1),
    makeRequiredTextSchema({ most: 100, name: 'Title' }),
    makeTextSchema({ least: 1, most: 100, name: 'Title' }),
  ]

  for (const schema of schemas)
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe(
      'Title must hold something that can be seen',
    )
})

test.each(['⠓⠑⠇⠇⠕', '가', '.', '\u0661', '👍', 'e\u0301', '\u0600 1'])('"%s" can be seen', (text) => {
  expect(makeRequiredTextSchema({ most: 100, name: 'Title' }).safeParse(text).success).toBe(true)
})

test.each([
  ['\u3164', 'The name of a room must hold something that can be seen'],
  ['two\u3164sum', 'The name of a room must not hold what nobody can see: U+3164 Hangul filler'],
])('a room cannot be called %j', (id, message) => {
  for (const schema of [newRoomIdSchema, roomIdSchema])
    expect(schema.safeParse(id).error?.issues.at(-1)).toMatchObject({ message })
})
