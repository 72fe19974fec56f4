import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleOverview } from '../../testing/sample-overview.ts'
import { HealthPanel } from './health-panel.tsx'

afterEach(cleanup)

test('what two judges say alike stands there twice, and once when one of them is gone', () => {
  const { health } = sampleOverview()
  const judges = ['judge-1', 'judge-2'].flatMap((name) =>
    health.judges.map((judge) => ({ ...judge, name, detail: 'No limits.', cure: 'Start it anew.' })),
  )
  const panelOf = (shown: typeof judges) => (
    <HealthPanel overview={sampleOverview({ health: { ...health, judges: shown } })} />
  )
  const { rerender } = render(panelOf(judges))
  expect(screen.getAllByText('Start it anew.')).toHaveLength(2)

  rerender(panelOf(judges.slice(1)))

  expect(screen.getAllByText('Start it anew.')).toHaveLength(1)
})
