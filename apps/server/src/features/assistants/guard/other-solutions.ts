import type { User } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { Context } from '../../../context.ts'
import { publishedPrograms, readProblemsWithOpenSolution, readSolutionsStamp } from '../../problems/index.ts'
import type { GuardOptions } from './guarded-piece.ts'
import { indexReferences, type ReferenceIndex } from './reference-index.ts'
import { writtenPrograms } from './written-programs.ts'

/** Minimum length in tokens: shorter programs resemble others by chance. */
const minWords = 60

const known = new WeakMap<Database, { readonly stamp: string; readonly index: Promise<ReferenceIndex> }>()

/** Solutions of the other published problems, for the guard; undefined if this reader may see all solutions. */
export async function readOtherSolutions(
  context: Pick<Context, 'database' | 'installation'>,
  reader: User,
): Promise<GuardOptions['others']> {
  const open = await readProblemsWithOpenSolution(context, reader)
  return open === 'all' ? undefined : { index: await indexOf(context.database), open }
}

/** Rebuilt only when a published problem has changed. */
async function indexOf(database: Database): Promise<ReferenceIndex> {
  const stamp = await readSolutionsStamp(database)
  const last = known.get(database)
  if (last?.stamp === stamp) return last.index
  const index = makeIndex(database)
  known.set(database, { stamp, index })
  // A failed build is not cached.
  index.catch(() => known.delete(database))
  return index
}

async function makeIndex(database: Database): Promise<ReferenceIndex> {
  const problems = await publishedPrograms(database)
  const wanted = problems.map(({ problemId, ...written }) => ({ problemId, ...writtenPrograms(written) }))
  return indexReferences(wanted, { minWords })
}
