import type { Contest } from '@codedojo/contract'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '../../ui/toast.tsx'
import { useContestEndNotice } from './use-contest-end-notice.ts'

vi.mock('../../ui/toast.tsx', () => ({ notify: vi.fn() }))
afterEach(cleanup)

const shown = (state: Contest['state']) => renderHook(useContestEndNotice, { initialProps: state })

test('the end is told to those who were in the contest, and not to those who come after it', () => {
  shown('ended')
  expect(notify).not.toHaveBeenCalled()

  shown('running').rerender('ended')
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    'The contest is over. Your code is kept as a draft of the problem.',
  )
})
