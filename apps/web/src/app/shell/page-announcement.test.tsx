import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageAnnouncement } from './page-announcement.tsx'

afterEach(cleanup)

test('of titles that follow each other at once only the last is said', async () => {
  render(<PageAnnouncement />)
  const said: string[] = []
  const status = screen.getByRole('status')
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })

  document.title = 'Problem · CodeDojo'
  document.title = 'First Echo · CodeDojo'

  await expect.poll(() => said).toEqual(['First Echo · CodeDojo'])
})
