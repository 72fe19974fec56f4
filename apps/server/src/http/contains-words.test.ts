import { normalizeSearch } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { containsWords } from './contains-words.ts'

test('the database brings a text into the same form for searching as the pages', async () => {
  await using server = await startApp()
  const texts = [
    ...['José Ångström', 'Jose\u0301', 'ＡＢＣ１', 'Łukasz Øster Đorđe', 'Straße ẞ', 'İstanbul ısı'],
    ...[
      'ΟΔΥΣΣΕΥΣ Ὀδυσσεύς',
      'Ёлка',
      'مُحَمَّد',
      'ज़रा कि',
      'がぎ',
      'O’Brien – x ‘y’',
      'ﬁle\u00a0x',
      'in\u200bvi\u00adsible',
    ],
    ...['한국어 각', 'Ⅷ ½', '❤\ufe0f 👨\u200d👩\u200d👧', 'þorn Æsop œuvre', "it's 100% _sure_ \\ [a-z]"],
  ]

  const { rows } = await server.database.pool.query<{ form: string }>(
    'select search_form(each) as form from unnest($1::text[]) with ordinality as t(each, at) order by at',
    [texts],
  )

  expect(rows.map(({ form }) => form)).toEqual(texts.map(normalizeSearch))
})

test.each([
  ['echo  FIRST', true],
  ['first\u200becho', true],
  [' ', true],
  ['first 100%', false],
])('the database finds "First Echo" by "%s": %s', async (words, isFound) => {
  await using server = await startApp()

  const { rows } = await server.database.queries.execute(
    sql`select ${containsWords(sql`'First Echo'`, words)} as found`,
  )

  expect(rows).toEqual([{ found: isFound }])
})
