import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingHidden } from '../../shared/problems/hidden-facts.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { ShellContext } from '../shell/shell-context.ts'
import { matchPaletteEntries } from './match-palette-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shell = { openPalette: () => {}, openShortcuts: () => {}, offerShortcuts: () => () => {} }

function Found({ query }: { query: string }) {
  const others = usePaletteEntries()
  const groups = matchPaletteEntries({ query, problems: [], recent: [], hidden: nothingHidden, others })
  return groups.flatMap(({ entries }) => entries).map(({ id, text }) => <li key={id}>{text}</li>)
}

const daily = {
  ...{ day: '2026-11-22', endsAt: '2026-11-23T00:00:00.000Z', isDone: false },
  ...{ problemId: 'problem-1', title: 'First Echo', difficulty: 'easy' },
}

test.each([
  ['daily', 'Daily problem: First Echo'],
  ['streak', 'Daily problem: First Echo'],
  ['streak', 'Profile'],
  ['random', 'Pick a random problem'],
  ['repeat', 'Review'],
  ['favourites', 'Lists'],
  ['password', 'Settings'],
  ['dark', 'Change theme'],
])('who looks for "%s" finds "%s"', async (query, text) => {
  answerCalls({ 'GET /api/finding/daily': () => answer({ daily }) })
  const element = (
    <ShellContext value={shell}>
      <Found query={query} />
    </ShellContext>
  )

  renderRoutes([{ path: '/', element }], '/')

  expect(await screen.findByText(text)).toBeTruthy()
})
