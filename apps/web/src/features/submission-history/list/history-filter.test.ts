import { expect, test } from 'vitest'
import { readPageNumber } from '../../../lib/address/read-page-number.ts'
import { filterQuery } from '../../../lib/address/use-filter-address.ts'
import { activeParts, type HistoryFilter, parseHistoryFilter, partText, withPart } from './history-filter.ts'

const whole: HistoryFilter = {
  ...{ q: 'a & b', problem: 'p-1', status: 'Wrong Answer', language: 'cpp' },
  ...{ from: '2026-11-01', to: '2026-11-22' },
}

test('the address gives back the filter and page it was made from', () => {
  const address = filterQuery(whole, 3)

  expect(parseHistoryFilter(address)).toEqual(whole)
  expect(readPageNumber(address)).toBe(3)
})

test('an unfiltered first page has an empty address', () => {
  expect(filterQuery({}, 1).toString()).toBe('')
})

test.each([
  'status=Perhaps',
  'language=cobol',
  'from=yesterday',
  'to=2026-02-30',
  'page=-1',
  'page=x',
  'q=%20',
])('nonsense in the address (%s) is ignored', (query) => {
  const params = new URLSearchParams(query)

  expect(activeParts(parseHistoryFilter(params))).toEqual([])
  expect(readPageNumber(params)).toBe(1)
})

test('an empty value takes its part out and leaves the others', () => {
  expect(withPart({ q: 'x', status: 'Accepted' }, 'status', '')).toEqual({ q: 'x' })
})

test('each part has its words', () => {
  expect(activeParts(whole).map((part) => partText(whole, part, 'Even Steps'))).toEqual([
    '“a & b”',
    'Even Steps',
    'Wrong Answer',
    'C++',
    'From Nov 1, 2026',
    'To Nov 22, 2026',
  ])
})
