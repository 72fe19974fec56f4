import { expect, test } from 'vitest'
import { reminderCalendar } from './reminder-calendar.ts'

// A Saturday, in the morning of the browser.
const now = new Date(2026, 10, 28, 9, 30)

test.each([
  [[6], '20261128T180000', 'SA'],
  [[1, 3], '20261130T180000', 'MO,WE'],
  [[7], '20261129T180000', 'SU'],
])('days %j begin on the first of them and return each week', (days, start, codes) => {
  const file = reminderCalendar({ days, hour: 18, url: 'https://dojo.example/', now })

  expect(file).toContain(`\r\nDTSTART:${start}\r\n`)
  expect(file).toContain(`\r\nRRULE:FREQ=WEEKLY;BYDAY=${codes}\r\n`)
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true)
})
