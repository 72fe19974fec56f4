import { expect, test } from 'vitest'
import { coarsenMeasures } from './coarsen-measures.ts'

const learner = { role: 'user' } as const

test('what a program of a contest took tells learners less than a bit or two of a hidden case', () => {
  const told = (ms: number, kb: number) => coarsenMeasures({ ms, kb }, { isOfContest: true, reader: learner })

  expect(told(101, 8193)).toEqual({ ms: 200, kb: 16_384 })
  expect(told(137, 12_000)).toEqual(told(198, 16_000))
  expect(told(200, 16_384)).toEqual({ ms: 200, kb: 16_384 })
})

test('admins, and learners outside of contests, are told exactly', () => {
  const took = { ms: 137, kb: 12_345 }

  expect(coarsenMeasures(took, { isOfContest: true, reader: { role: 'admin' } })).toEqual(took)
  expect(coarsenMeasures(took, { isOfContest: false, reader: learner })).toEqual(took)
  expect(coarsenMeasures(took, { isOfContest: true, reader: null })).toEqual({ ms: 200, kb: 16_384 })
})
