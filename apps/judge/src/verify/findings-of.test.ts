import { expect, test } from 'vitest'
import { findingsOf } from './findings-of.ts'

test('lines of an examination become sentences for who knows which package is meant', () => {
  const findings = findingsOf([
    'echo\ttime limit\t2 s\tderived on 2026-01-31',
    'echo\twarning\tslow.py is too quick.',
    'echo\tinput_validators/v.py\tpython\tvalid\tinvalid\tsecret/a\t-\tFAIL\ttoo large',
    'echo\tinput_validators/v.py\tpython\tvalid\tinvalid\tsecret/b\t-\tFAIL\t',
    'echo\toutput_validators/c\tcpp\tcompiles\t-\t-\t-\tskipped\tno compiler',
    'echo\trefused\tIts validators reject it.',
  ])

  expect(findings).toEqual([
    'Time limit: 2 s, derived on 2026-01-31',
    'slow.py is too quick.',
    'input_validators/v.py on secret/a: too large',
    'input_validators/v.py on secret/b: rejected',
    'output_validators/c: not run, because no compiler',
    'Its validators reject it.',
  ])
})

test('of thousands of lines the first ones and the reason at the end are kept', () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `echo\twarning\t${at}`)

  const findings = findingsOf([...lines, 'echo\trefused\tthe reason'])

  expect(findings).toHaveLength(51)
  expect(findings.slice(-2)).toEqual(['… and 2951 lines more like these.', 'the reason'])
})
