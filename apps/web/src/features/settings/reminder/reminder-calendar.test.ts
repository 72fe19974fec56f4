import { expect, test } from 'vitest'
import { reminderCalendar } from './reminder-calendar.ts'

// A Saturday, in the morning of the browser.
const now = new Date(2026, 10, 28, 9, 30)

test.each([
  [[6], '20261128T180000', 'SA'],
  [[1, 3], '20261130T180000', 'MO,WE'],
  [[7], '20261129T180000', 'SU'],
])('days %j begin on the first of them and return each week', (days, start, codes) => {
  const file = reminderCalendar({ days, hour: 18, site: 'Hill College', url: 'https://dojo.example/', now })

  expect(file).toContain(`\r\nDTSTART:${start}\r\n`)
  expect(file).toContain(`\r\nRRULE:FREQ=WEEKLY;BYDAY=${codes}\r\n`)
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true)
})

test('a long name in any script is folded by bytes and escaped, and reads as before', () => {
  const site = `प्रोग्रामिंग ${'अभ्यास '.repeat(4)}, Pune; \\ 😀`

  const file = reminderCalendar({ days: [1], hour: 18, site, url: 'https://dojo.example/', now })

  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  const summary = /\r\nSUMMARY:(.*)\r\n/.exec(file.replaceAll('\r\n ', ''))?.[1]
  expect(summary?.replace(/\\([\\;,])/g, '$1')).toBe(`Practise on ${site}`)
})
