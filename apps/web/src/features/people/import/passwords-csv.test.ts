import { expect, test } from 'vitest'
import { passwordsCsv } from './passwords-csv.ts'

test('only chosen passwords are in the file, and nothing in it runs in a spreadsheet', () => {
  const text = passwordsCsv([
    { name: '=1+1 "quoted"', emailId: 'one@example.org', role: 'user', password: 'abc' },
    { name: 'Own, Password', emailId: 'two@example.org', role: 'user', password: null },
  ])

  expect(text).toBe('\uFEFF"name","email","password"\r\n"\'=1+1 ""quoted""","one@example.org","abc"\r\n')
})
