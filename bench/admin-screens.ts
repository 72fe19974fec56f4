import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { startInstallation } from '../e2e/installation.ts'
import { fillAdmin } from './fill-admin.ts'
import { type FilledAdminScreens, fillAdminScreens } from './fill-admin-screens.ts'
import { fillSubmissions } from './fill-submissions.ts'
import type { Goals } from './goals.ts'
import { signIn } from './http-client.ts'
import { printTable } from './print-table.ts'
import { measureMs, quantile } from './statistics.ts'

const rounds = 60
const college = { users: 10_000, submissions: 200_000, problems: 200 }
const library = { problems: 3_000, events: 200_000 }
const filled = { cases: 1_000, changes: 10_000 }

/** The requests of each admin screen when it is opened, and when somebody searches in it. */
const screens = {
  Dashboard: ['/admin/overview'],
  'Edit and delete': ['/admin/problem?page=1&pageSize=8', '/admin/problem?page=1&pageSize=8&q=lem%2029'],
  'Import and export': ['/admin/problem?page=1&pageSize=20'],
  Users: [
    '/user/getallprofile?page=1&pageSize=20',
    '/user/totals',
    '/user/getallprofile?page=1&pageSize=20&q=ner-99',
  ],
  'Audit log': ['/admin/audit?page=1&pageSize=50', '/admin/audit?page=1&pageSize=50&q=learner%2099'],
  Rejudges: ['/admin/rejudge?page=1&pageSize=20'],
  Reports: ['/admin/report?page=1&pageSize=20'],
  'Home of an admin': ['/problem/getAllProblem', '/problem/problemSolvedbyUser'],
} as const satisfies Record<string, readonly string[]>

/** The admin screens about a single object. */
function screensOf({
  problemId,
  rejudgeId,
  reportId,
}: FilledAdminScreens): Record<string, readonly string[]> {
  const rejudge = `/admin/rejudge/${rejudgeId}`
  const lastPage = filled.changes / 50
  return {
    [`Problem with ${filled.cases} cases`]: [
      `/problem/problemById/${problemId}`,
      `/problem/versions/${problemId}`,
    ],
    [`Rejudge with ${filled.changes} changes`]: [
      rejudge,
      `${rejudge}/changes?page=1&pageSize=50`,
      `${rejudge}/changes?page=${lastPage}&pageSize=50`,
    ],
    Report: [`/admin/report/${reportId}`],
  }
}

/**
 * Measures the response times of all admin screens in an installation of the size of a college: each call on its own, over HTTP.
 */
export async function measureAdminScreens({ goals }: { readonly goals: Goals }): Promise<void> {
  const installation = await startInstallation({})
  try {
    const filled = await fill(installation.dataFolder)
    const { cookie } = await signIn(installation.url)
    const rows: string[][] = []
    let worst = 0
    for (const [screen, paths] of Object.entries({ ...screens, ...screensOf(filled) })) {
      for (const path of paths) {
        const times = await timesOf(`${installation.url}/api${path}`, cookie)
        const p95 = quantile(times, 0.95)
        worst = Math.max(worst, p95)
        rows.push([screen, path, `${quantile(times, 0.5).toFixed(0)} ms`, `${p95.toFixed(0)} ms`])
      }
    }
    const title = `Admin screens with ${college.users} users, ${library.problems} problems, ${college.submissions} submissions`
    printTable(title, [['', '', 'median', 'p95'], ...rows])
    goals.add({
      name: 'Slowest call of an admin screen, p95',
      value: worst,
      aim: 300,
      better: 'less',
      unit: 'ms',
    })
  } finally {
    await installation.stop()
  }
}

async function timesOf(url: string, cookie: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(
      await measureMs(async () => {
        const answer = await fetch(url, { headers: { cookie } })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
      }),
    )
  }
  return times
}

async function fill(dataFolder: string): Promise<FilledAdminScreens> {
  const { url } = await startEmbedded({ dataFolder, log: () => {} })
  await using database = connect(url)
  await fillSubmissions(database, college)
  await fillAdmin(database, library)
  return await fillAdminScreens(database, filled)
}
