import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { extractPackages } from './extract-packages.ts'
import { ImportPanel } from './import-panel.tsx'

const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn() }))
vi.mock('../../lib/api/upload-file.ts', () => ({ uploadFile }))
vi.mock('./extract-packages.ts')
vi.mock('../../shared/submissions/judging-events.ts', () => ({ subscribeToJudging: () => () => undefined }))

beforeEach(() => {
  uploadFile.mockReset()
  vi.mocked(extractPackages).mockImplementation(async (file) => [{ file, fault: null }])
})
afterEach(cleanup)

async function importThree() {
  const { ApiError } = await import('../../lib/api/api-error.ts')
  uploadFile.mockImplementation(async (_, { file, query }) => {
    if (query.replace === 'true' || file.name === 'new.zip')
      return { _id: file.name, title: file.name, status: 'published', message: 'Imported.', findings: [] }
    throw new ApiError({ status: 409, code: 'package_exists', message: 'It is there already.', errors: [] })
  })
  renderRoutes([{ path: '/', element: <ImportPanel renderProblem={() => null} /> }], '/')
  const files = ['one.zip', 'new.zip', 'two.zip'].map((name) => new File(['x'], name))
  await userEvent.upload(screen.getByLabelText('Choose packages'), files)
  await screen.findByText('1 of 3 packages imported, 2 refused')
}

test('everything that is there already is replaced by one press', async () => {
  await importThree()

  await userEvent.click(screen.getByRole('button', { name: 'Replace all that exist' }))

  expect(await screen.findByText('3 of 3 packages imported')).toBeTruthy()
})

test('everything that is there already is left out by one press', async () => {
  await importThree()

  await userEvent.click(screen.getByRole('button', { name: 'Leave out all that exist' }))

  await waitFor(() => expect(screen.getByText('1 of 1 package imported')).toBeTruthy())
  expect(uploadFile).toHaveBeenCalledTimes(3)
})
