import pg from 'pg'
import { vi } from 'vitest'

/**
 * Runs `act` and counts all database queries meanwhile, including each statement of a transaction; returns the count and the
 * result.
 */
export async function countQueries<T>(
  act: () => Promise<T>,
): Promise<{ readonly count: number; readonly answer: T }> {
  using asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await act()
  return { count: asked.mock.calls.length, answer }
}
