import { type Page, request } from '@playwright/test'
import { submit } from '../../packages/contract/src/index.ts'
import { newAccount } from './account.ts'

/** Another user, in a browser of their own, solves the problem in C++. */
export async function solveAsAnotherUser(
  page: Page,
  { problemId, code }: { problemId: string; code: string },
): Promise<void> {
  const other = await request.newContext({ baseURL: new URL(page.url()).origin })
  await other.post('/api/user/register', { data: { ...newAccount(), terms: true } })
  const answer = await other.post(`/api${submit.path.replace(':id', problemId)}`, {
    data: { code, language: 'cpp' },
  })
  const verdict = await answer.text()
  await other.dispose()
  if (!verdict.includes('"overallStatus":"Accepted"')) throw new Error(`It was not accepted: ${verdict}`)
}
