import pg from 'pg'
import { vi } from 'vitest'

/** How many queries are asked of databases while something is done, each statement of a transaction counted; and what was answered. */
export async function countQueries<T>(
  act: () => Promise<T>,
): Promise<{ readonly count: number; readonly answer: T }> {
  using asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await act()
  return { count: asked.mock.calls.length, answer }
}
