import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { TestCasesPanel } from './test-cases-panel.tsx'
import { useCustomCases } from './use-custom-cases.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function Panel() {
  const custom = useCustomCases('user-1', 'problem-1')
  return (
    <TestCasesPanel
      visibleCases={[{ input: '1 2\n', output: '3\n', explanation: '' }]}
      customCases={custom.cases}
      shown={custom.shown}
      onShow={custom.show}
      onAdd={custom.add}
      onEdit={custom.edit}
      onRemove={custom.remove}
    />
  )
}
const show = () => renderRoutes([{ path: '/', element: <Panel /> }], '/')

test('a case is added, edited, kept over a reload, and removed', async () => {
  const user = userEvent.setup()
  const first = show()
  await user.click(screen.getByRole('button', { name: 'Add case' }))
  await user.type(screen.getByLabelText('Input'), '7 8')
  first.unmount()

  show()
  await user.click(screen.getByRole('button', { name: 'Custom 1' }))
  expect(screen.getByLabelText('Input')).toHaveProperty('value', '7 8')
  await user.click(screen.getByRole('button', { name: 'Remove' }))

  expect(screen.queryByRole('button', { name: 'Custom 1' })).toBeNull()
  expect(screen.getByText('1 2')).toBeTruthy()
})

test('after ten cases no more can be added', async () => {
  const user = userEvent.setup()
  show()

  for (let count = 0; count < 10; count += 1)
    await user.click(screen.getByRole('button', { name: 'Add case' }))

  expect(screen.getByRole('button', { name: 'Custom 10' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add case' }).hasAttribute('disabled')).toBe(true)
})

test('where a program runs several times, a case is the input of the first run, and no output is promised', () => {
  const element = (
    <TestCasesPanel
      visibleCases={[{ input: 'hide\n', output: '', explanation: '' }]}
      customCases={[]}
      isMultiPass
      shown={{ kind: 'visible', index: 0 }}
      onShow={() => {}}
      onAdd={() => {}}
      onEdit={() => {}}
      onRemove={() => {}}
    />
  )

  renderRoutes([{ path: '/', element }], '/')

  expect(screen.getByText('Input of the first run')).toBeTruthy()
  expect(screen.getByText(/The judge makes the input of the next run/)).toBeTruthy()
  expect(screen.queryByText('Expected')).toBeNull()
})

test('where the statement has a word printed for nothing, a function is told what to return', () => {
  const signature = { function: 'pair(n: int): int[]', input: 'n', output: 'result[*] or none' }
  const element = (
    <TestCasesPanel
      visibleCases={[{ input: '1\n', output: 'none\n', explanation: '' }]}
      customCases={[]}
      signature={signature}
      shown={{ kind: 'visible', index: 0 }}
      onShow={() => {}}
      onAdd={() => {}}
      onEdit={() => {}}
      onRemove={() => {}}
    />
  )

  renderRoutes([{ path: '/', element }], '/')

  expect(screen.getByText(/return an empty list\./)).toBeTruthy()
  expect(screen.getByText('pair(1)')).toBeTruthy()
})
