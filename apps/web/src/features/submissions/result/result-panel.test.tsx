import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleAnswer, sampleRequest } from '../../../testing/sample-submission.ts'
import { ResultPanel } from './result-panel.tsx'
import { VerdictLine } from './verdict-line.tsx'

afterEach(cleanup)

const nothing = () => {}
const panelOf = (limitsEnforced: boolean) => (
  <ResultPanel
    request={sampleRequest({ what: 'run' })}
    answer={sampleAnswer({ limitsEnforced })}
    submissions={undefined}
    advice={null}
    selected={null}
    onSelect={nothing}
    onShowSubmissions={nothing}
  />
)
const lineOf = (limitsEnforced: boolean) => <VerdictLine answer={sampleAnswer({ limitsEnforced })} />

test.each([
  { place: 'beside the code', shown: panelOf },
  { place: 'in the console', shown: lineOf },
])('a verdict without enforced limits says so $place, and no other does', ({ shown }) => {
  const mark = () => screen.queryByText('Judged without enforced limits')
  const { rerender } = render(shown(false))
  expect(mark()).toBeTruthy()

  rerender(shown(true))

  expect(mark()).toBeNull()
})
