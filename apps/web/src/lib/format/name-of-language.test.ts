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
