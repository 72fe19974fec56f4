import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { getAllProblem, submit } from '../../packages/contract/src/index.ts'

const content = join(import.meta.dirname, '../../content/problems')

/** The id of the starter problem with this title. */
export async function problemIdOf(request: APIRequestContext, title: string): Promise<string> {
  const all = getAllProblem.response.parse(await (await request.get('/api/problem/getAllProblem')).json())
  const id = all.find((each) => each.title === title)?._id
  if (id === undefined) throw new Error(`The starter content has no problem "${title}".`)
  return id
}

/** Submits the accepted Python solution of a starter problem by API call. */
export async function solveProblem(request: APIRequestContext, problemId: string): Promise<void> {
  const code = await readFile(join(await packageOf(problemId), 'submissions/accepted/main.py'), 'utf8')
  const status = await handedIn(request, { problemId, code })
  if (status !== 'Accepted') throw new Error(`The accepted solution was judged ${status}.`)
}

/** Submits a Python program that is wrong for every problem. */
export async function failProblem(request: APIRequestContext, problemId: string): Promise<void> {
  const status = await handedIn(request, { problemId, code: 'print("surely not")\n' })
  if (status !== 'Wrong Answer') throw new Error(`A wrong program was judged ${status}.`)
}

async function handedIn(
  request: APIRequestContext,
  { problemId, code }: { problemId: string; code: string },
): Promise<string> {
  const answer = await request.post(`/api${submit.path.replace(':id', problemId)}`, {
    data: { code, language: 'python' },
    timeout: 90_000,
  })
  const judged = submit.response.parse(await answer.json())
  if (!('overallStatus' in judged)) throw new Error('There was no verdict within a minute.')
  return judged.overallStatus
}

async function packageOf(problemId: string): Promise<string> {
  for (const folder of await readdir(content)) {
    const facts = await readFile(join(content, folder, 'problem.yaml'), 'utf8')
    if (facts.includes(problemId)) return join(content, folder)
  }
  throw new Error(`No package of the starter content has the id ${problemId}.`)
}
