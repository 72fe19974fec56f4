import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { ReportAdmin } from './report-admin.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where no report is resolved the open one is not denied, and the way to it is offered', async () => {
  const counts = { open: 1, mended: 0, declined: 0 }
  answerCalls({
    'GET /api/admin/report': ({ url }) => {
      const total = new URL(url).searchParams.get('state') === 'mended' ? '0' : '1'
      return answer({ reports: [], counts }, { headers: { 'x-total-count': total } })
    },
  })
  const onShow = vi.fn()
  const admin = <ReportAdmin shown="r1" onShow={onShow} renderCase={() => null} />
  renderRoutes([{ path: '/', element: admin }], '/')

  await userEvent.click(await screen.findByRole('button', { name: /^Resolved/ }))

  expect(await screen.findByText('No report is resolved.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Drop the state Resolved: 1 report' })).toBeTruthy()
  expect(screen.queryByText('There are no reports.')).toBeNull()
  expect(onShow).toHaveBeenCalledWith(null)
})
