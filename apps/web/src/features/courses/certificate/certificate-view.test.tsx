import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { CertificateView } from './certificate-view.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'GET /api/certificate/ABCD-EFGH'
const facts = {
  ...{ code: 'ABCD-EFGH', name: 'Meera Nair', CourseName: 'Graphs', CourseMentor: 'Tomás' },
  ...{ issuedAt: '2026-11-03T10:00:00.000Z', revokedAt: null, replacedAt: null },
}

function show() {
  const view = <CertificateView code="ABCD-EFGH" renderActions={() => <p>Download</p>} />
  renderRoutes([{ path: '/', element: view }], '/')
}

test('a certificate that stands says for whom and for what', async () => {
  answerCalls({ [call]: () => answer(facts) })

  show()

  const certificate = await screen.findByRole('article', { name: 'Certificate ABCD-EFGH' })
  expect(certificate.textContent).toContain('Valid')
  expect(certificate.textContent).toContain('Meera Naircompleted the course Graphs')
  expect(screen.getByText('Download')).toBeTruthy()
})

test('a certificate that was withdrawn says so first', async () => {
  answerCalls({ [call]: () => answer({ ...facts, revokedAt: '2026-11-10T10:00:00.000Z' }) })

  show()

  expect((await screen.findByRole('status', { name: '' })).textContent).toBe('Withdrawn')
  expect(screen.queryByText('Valid')).toBeNull()
})

test('a code that was replaced leads to the one of today, and names nobody', async () => {
  const today = { ...facts, code: 'WXYZ-WXYZ', replacedAt: '2026-11-10T10:00:00.000Z' }
  answerCalls({ [call]: () => answer(today) })

  show()

  expect((await screen.findByRole('status', { name: '' })).textContent).toBe('Replaced')
  expect(screen.getByRole('link', { name: 'Show WXYZ-WXYZ' }).getAttribute('href')).toBe(
    '/certificate/WXYZ-WXYZ',
  )
  expect(screen.queryByText('Meera Nair')).toBeNull()
  expect(screen.queryByText('Download')).toBeNull()
})

test('a code that nobody has is not a failure', async () => {
  answerCalls({ [call]: () => refuse({ code: 'certificate_not_found', message: 'There is none.' }) })

  show()

  expect(await screen.findByText('No certificate has this code.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a server that does not answer says nothing of the certificate', async () => {
  answerCalls({})

  show()

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to look for the certificate.')
})
