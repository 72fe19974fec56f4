import { calls, problemDraftBody } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { parseInput } from '../../../http/parse-input.ts'
import { registerCall } from '../../../http/register-call.ts'
import { findProblemAt, type ProblemRow } from '../queries.ts'
import { requireProblem } from '../require-problem.ts'
import { abortWhenCallerLeaves } from '../saving/abort-when-caller-leaves.ts'
import { saveProblem } from '../saving/save-problem.ts'
import { showToAdmin } from '../showing/show-problem.ts'
import { problemStatusOf } from '../showing/wire-problem.ts'
import { listVersions } from './version-queries.ts'

export function versionRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context

  registerCall(app, context, calls.problemVersions, {
    find: ({ params, user }) => requireProblem(context, params.id, user),
    run: async ({ found }) => {
      const rows = await listVersions(database, found.id)
      return rows.map(({ authorId, authorName, createdAt, verifiedAt, ...row }) => ({
        ...row,
        author: authorId === null || authorName === null ? null : { _id: authorId, name: authorName },
        createdAt: createdAt.toISOString(),
        verifiedAt: verifiedAt?.toISOString() ?? null,
        isCurrent: row.version === found.version,
      }))
    },
  })
  const find = async ({ params, user }: { params: ByVersion; user: { role: string } | null }) => {
    const current = await requireProblem(context, params.id, user)
    return { current, wanted: await requireVersion(context, current, params.version) }
  }
  registerCall(app, context, calls.problemVersion, {
    find,
    run: ({ found }) => showToAdmin(context, found.wanted),
  })
  registerCall(app, context, calls.restoreVersion, {
    find,
    run: async ({ found: { current, wanted }, body, user, reply }) => {
      const status = problemStatusOf(current)
      const publishAt = status === 'scheduled' ? current.publishedAt?.toISOString() : null
      const shown = await showToAdmin(context, wanted)
      const note = `Restored from version ${wanted.version}.`
      const again = { ...shown, status, publishAt, note, requestKey: body.requestKey }
      const saved = await saveProblem(abortWhenCallerLeaves(context, reply), {
        current,
        base: wanted,
        body: parseInput(problemDraftBody, again, 'bad_input'),
        authorId: user._id,
        action: 'problem.restored',
      })
      return {
        message: `Version ${wanted.version} of "${wanted.title}" restored.${saved.note}`,
        _id: saved._id,
      }
    },
  })
}

interface ByVersion {
  readonly id: string
  readonly version: number
}

async function requireVersion(
  { database }: Context,
  problem: ProblemRow,
  version: number,
): Promise<ProblemRow> {
  const found = await findProblemAt(database, problem, version)
  if (!found) throw new AppError('version_not_found', 'The problem has no such version.')
  return found
}
