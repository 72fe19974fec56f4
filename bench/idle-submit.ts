import { join } from 'node:path'
import { judgeAnswerSchema, problemSummarySchema } from '@codedojo/contract'
import { readProblemPackage } from '@codedojo/problem-package'
import { z } from 'zod'
import { judgeSubmission, type SubmissionToJudge } from '../apps/judge/src/judge-submission.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import { admin, startInstallation } from '../e2e/installation.ts'
import { printTable } from './print-table.ts'
import { median, timed } from './statistics.ts'

const submissions = 12
const slug = 'first-echo'

/**
 * From Submit to verdict over HTTP on an idle installation, against the sum of its parts: compiling in a box and
 * running the cases, measured in this process with the same judge code. The rest is the server, the database and
 * the queue.
 */
export async function measureIdleSubmit(judge: OpenJudge): Promise<void> {
  const read = await readProblemPackage(join(import.meta.dirname, '../content/problems', slug))
  const code = read.referenceSolutions.find(({ language }) => language === 'cpp')?.code ?? ''
  const installation = await startInstallation({ SUBMIT_LIMIT_PER_MINUTE: '1000' })
  const whole: number[] = []
  const compiling: number[] = []
  const running: number[] = []
  try {
    const client = await signIn(installation.url)
    const problemId = await client.problemId(read.name)
    for (let index = 0; index < submissions; index++) {
      const fresh = `${code}\n// ${process.pid} ${index}\n`
      whole.push(await timed(() => client.submit(problemId, fresh)))
      const parts = await measureParts(judge, {
        program: { language: 'cpp', sources: [{ name: 'source', bytes: Buffer.from(`${fresh}//\n`) }] },
        cases: read.cases,
        limits: { timeMs: read.limits.timeMs ?? 2000, memoryBytes: 256 * 1024 * 1024, sameForAll: false },
        stopRule: 'limit',
        reference: null,
      })
      compiling.push(parts.compileMs)
      running.push(parts.runMs)
    }
  } finally {
    await installation.stop()
  }
  const [total, compile, run] = [median(whole), median(compiling), median(running)]
  printTable(`Submit to verdict, C++, ${read.cases.length} cases, idle`, [
    ['over HTTP', 'compile', 'cases', 'the rest', 'whole / parts'],
    [
      `${total.toFixed(0)} ms`,
      `${compile.toFixed(0)} ms`,
      `${run.toFixed(0)} ms`,
      `${(total - compile - run).toFixed(0)} ms`,
      (total / (compile + run)).toFixed(2),
    ],
  ])
}

/** The second judging finds the program compiled, so it is the time of the cases; the difference is that of compiling. */
async function measureParts(
  judge: OpenJudge,
  submission: SubmissionToJudge,
): Promise<{ compileMs: number; runMs: number }> {
  const once = () => timed(() => judgeSubmission(submission, judge, { onProgress: () => {} }))
  const both = await once()
  const runMs = await once()
  return { compileMs: both - runMs, runMs }
}

async function signIn(url: string) {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const signedIn = await post('/user/login', { emailId: admin.email, password: admin.password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    problemId: async (title: string) => {
      const response = await fetch(`${url}/api/problem/getAllProblem`, { headers: { cookie } })
      const problems = z.array(problemSummarySchema).parse(await response.json())
      const found = problems.find((problem) => problem.title === title)
      if (!found) throw new Error(`The starter content has no problem "${title}".`)
      return found._id
    },
    submit: async (problemId: string, code: string) => {
      const response = await post(`/submission/submit/${problemId}`, { code, language: 'cpp' }, cookie)
      const { overallStatus } = judgeAnswerSchema.parse(await response.json())
      if (overallStatus !== 'Accepted') throw new Error(`The reference solution is ${overallStatus}.`)
    },
  }
}
