import { expect, test } from 'vitest'
import { blankCodeMessage, judgedCodeSchema, requiredTextOf, shownNameOf, textOf } from './fields.ts'

const nameSchema = shownNameOf('Title')

test.each([
  ['  Two   Sum ', 'Two Sum'],
  ['Two\u00a0\u2003Sum\u3000', 'Two Sum'],
  // A word of Persian, and a family of one sign: both are written with joiners.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Cafe\u0301', 'Café'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('the name "%s" is kept as "%s"', (given, kept) => {
  expect(nameSchema.parse(given)).toBe(kept)
})

test.each([
  'a\tb',
  'a\nb',
  'a\u0000b',
  'a\u202eb',
  'a\u2066b',
  'a\u200bb',
  'a\u200fb',
  'a\ud800b',
  'a\u009fb',
  'Sum Two\u2060',
  'Sum\u00ad Two',
  'Sum Two\u3164',
  'Sum Two\u180e',
  'Sum Two\u200c',
  'Sum Two\ufe0f',
  '\u2060\u00ad\u200d',
])('a name that holds something unseen is refused with its field (%#)', (given) => {
  expect(nameSchema.safeParse(given).error?.issues).toMatchObject([
    { message: 'Title must not hold control characters' },
  ])
})

test.each([
  [undefined, 'Reason is required'],
  ['', 'Reason is required'],
  [5, 'Reason must be a text'],
  [null, 'Reason must be a text'],
  ['Too long', 'Reason must be at most 5 characters'],
])('of a text, %j is refused: "%s"', (given, message) => {
  const schema = textOf({ least: 1, most: 5, name: 'Reason' })

  expect(schema.safeParse(given).error?.issues[0]).toMatchObject({ message })
})

test.each(['', ' \n\t\r\n', '\u00a0\u3000', '\u200b\ufeff'])('%j is no code to be judged', (code) => {
  expect(judgedCodeSchema.safeParse(code).error?.issues[0]).toMatchObject({ message: blankCodeMessage })
})

test('code is judged as it was typed', () => {
  expect(judgedCodeSchema.parse('\n x \n')).toBe('\n x \n')
})

// Braille without dots, fillers of Hangul, zero widths, a tag, a no-break space.
test.each(['\u2800', '\u3164\u115f', '\u200b\u2060', '\u{e0041}', '\u00a0\u2800\ufeff', '\u00ad'])(
  'what nobody can see is no name, no message and no reason (%#)',
  (text) => {
    const schemas = [
      shownNameOf('Title').min(1),
      requiredTextOf({ most: 100, name: 'Title' }),
      textOf({ least: 1, most: 100, name: 'Title' }),
    ]

    for (const schema of schemas)
      expect(schema.safeParse(text).error?.issues[0]?.message).toMatch(/^Title must /)
  },
)

test.each(['⠓⠑⠇⠇⠕', '가', '.', '\u0661', '👍', 'e\u0301', '\u0600 1'])('"%s" can be seen', (text) => {
  expect(requiredTextOf({ most: 100, name: 'Title' }).safeParse(text).success).toBe(true)
})
