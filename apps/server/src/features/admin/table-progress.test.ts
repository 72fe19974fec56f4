import { expect, test } from 'vitest'
import { makeTableProgress } from './table-progress.ts'

function said(isTTY: boolean): string {
  const texts: string[] = []
  const onTable = makeTableProgress({ isTTY, write: (text) => texts.push(text) })
  onTable({ name: 'user', rows: 12_000, place: 1, count: 2 })
  onTable({ name: 'problem', rows: 3, place: 2, count: 2 })
  return texts.join('')
}

test('a terminal shows each table on one line that is empty in the end', () => {
  expect(said(true)).toBe('\r\u001b[K1 of 2 tables: user, 12,000 rows\r\u001b[K')
})

test('a log gets nothing of it', () => {
  expect(said(false)).toBe('')
})
