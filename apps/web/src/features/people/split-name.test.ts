import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Ada', 'Ada', ''],
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Aleksandra   Maria Nowak ', 'Aleksandra', 'Maria Nowak'],
  ['', '', ''],
])('"%s" is "%s" and "%s"', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName })
})
