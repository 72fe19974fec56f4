import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatTime } from '../../../lib/format/format-date.ts'
import { sampleProblem } from '../../../testing/samples.ts'
import { ManagedRow } from './managed-row.tsx'

afterEach(cleanup)

test('the time that a problem is scheduled for is a part of the sentence', () => {
  const now = new Date()
  const problem = {
    ...sampleProblem(1),
    ...{ status: 'scheduled' as const, publishAt: now.toISOString(), version: 2 },
    ...{ updatedAt: now.toISOString(), slug: null, openReports: 0, isSolutionOpen: false },
  }

  render(<ManagedRow problem={problem} onEdit={() => {}} onVersions={() => {}} onDelete={() => {}} />)

  expect(screen.getByRole('heading').textContent).toContain(`Scheduled for today, ${formatTime(now)}`)
})

test('a draft for which no difficulty was chosen says so', () => {
  const problem = {
    ...sampleProblem(1),
    ...{ status: 'draft' as const, publishAt: null, version: 1, difficulty: '' as const },
    ...{ updatedAt: new Date().toISOString(), slug: null, openReports: 0, isSolutionOpen: false },
  }

  render(<ManagedRow problem={problem} onEdit={() => {}} onVersions={() => {}} onDelete={() => {}} />)

  expect(screen.getByText('No difficulty yet')).toBeTruthy()
  expect(screen.queryByText('Easy')).toBeNull()
})
