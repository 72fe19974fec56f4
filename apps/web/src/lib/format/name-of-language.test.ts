import { expect, test } from 'vitest'
import { nameOfLanguage } from './name-of-language.ts'

test('languages have the names that their speakers give them', () => {
  expect(['en', 'sv', 'pt-BR', 'qaa'].map(nameOfLanguage)).toEqual([
    'English',
    'Svenska',
    'Português (Brasil)',
    'Qaa',
  ])
})

test.each(['en-x-foo', 'en-u-nu-latn', 'no language', ''])(
  'a code without a name is shown itself: %j',
  (code) => {
    expect(nameOfLanguage(code)).toContain(code.slice(0, 2))
  },
)
