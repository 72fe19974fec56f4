import { type APIRequestContext, expect } from '@playwright/test'
import {
  type ChatMessage,
  getAllProblem,
  type JudgeAnswer,
  ninjaConversation,
  submissionResult,
  submit,
} from '../../packages/contract/src/index.ts'
import { newAccount } from './account.ts'
import type { ProblemWithMistakes, WrongSolution } from './wrong-solutions.ts'

/** Submits each wrong solution of a problem as a new user and asks Code Ninja about it; returns the verdicts and answers. */
export async function askNinjaAboutMistakes(
  request: APIRequestContext,
  { title, wrong }: ProblemWithMistakes,
): Promise<{ readonly path: string; readonly judged: JudgeAnswer; readonly answer: ChatMessage }[]> {
  const found = []
  for (const mistake of wrong) {
    // One user for each mistake, because hints and rate limits are counted by user.
    const registered = await request.post('/api/user/register', { data: { ...newAccount(), terms: true } })
    expect(registered.ok()).toBe(true)
    const problemId = await idOf(request, title)
    const judged = await submitted(request, { problemId, mistake })
    found.push({ path: mistake.path, judged, answer: await asked(request, { problemId, mistake }) })
  }
  return found
}

async function idOf(request: APIRequestContext, title: string): Promise<string> {
  const all = getAllProblem.response.parse(await (await request.get('/api/problem/getAllProblem')).json())
  const id = all.find((each) => each.title === title)?._id
  if (id === undefined) throw new Error(`The starter content has no problem "${title}".`)
  return id
}

interface Work {
  readonly problemId: string
  readonly mistake: WrongSolution
}

async function submitted(request: APIRequestContext, { problemId, mistake }: Work): Promise<JudgeAnswer> {
  const { code, language } = mistake
  const answer = await request.post(`/api/submission/submit/${problemId}`, {
    data: { code, language },
    timeout: 90_000,
  })
  const judged = submit.response.parse(await answer.json())
  return 'results' in judged ? judged : waitForVerdict(request, judged.submissionId)
}

/** Each request waits up to a minute on the server. */
const maxTries = 3

/** Polls the verdict of a submission that was not judged at once. */
export async function waitForVerdict(request: APIRequestContext, id: string): Promise<JudgeAnswer> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const answer = submissionResult.response.parse(
      await (await request.get(`/api/submission/result/${id}`, { timeout: 90_000 })).json(),
    )
    if ('results' in answer) return answer
  }
  throw new Error(`The submission ${id} has no verdict after ${maxTries} long waits.`)
}

async function asked(request: APIRequestContext, { problemId, mistake }: Work): Promise<ChatMessage> {
  const { code, language } = mistake
  const answer = await request.post(`/api/assistant/ninja/${problemId}`, {
    data: { message: 'Why is it wrong?', code, language },
  })
  expect(await answer.text()).toContain('event: done')
  const conversation = await request.get(`/api/assistant/ninja/${problemId}`)
  const newest = ninjaConversation.response.parse(await conversation.json()).messages.at(-1)
  if (!newest) throw new Error('The conversation is empty.')
  return newest
}

/** Expects that the answer names facts about this program: the first failing test case, and its lines, values or limits. */
export function expectSpecificAnswer({ judged, answer }: { judged: JudgeAnswer; answer: ChatMessage }): void {
  const failing = judged.results.find(({ status }) => status !== 'Accepted')
  const text = answer.parts.map((part) => part.text).join('')
  expect(text).toContain(judged.overallStatus)
  expect(text).toMatch(new RegExp(`\\b[Cc]ase ${failing?.index}\\b`))
  expect(text).toMatch(/value \d+: expected `|line \d+|calls itself/i)
  expect(text).toContain('**Ask yourself:**')
  expect(answer).toMatchObject({ role: 'model', level: 1, end: 'whole' })
  expect(answer.used).toContainEqual(expect.objectContaining({ kind: 'case', index: failing?.index }))
}
