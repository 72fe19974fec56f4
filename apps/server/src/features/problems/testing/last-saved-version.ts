import { type Database, schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { findVersion } from '../versions/version-queries.ts'

const { problem, problemAsset } = schema

/** Everything stored about a problem except authors and times; its own id appears as `<id>` in texts. */
export async function lastSavedVersion({ queries }: Database, id: string) {
  const [row] = await queries
    .select({
      slug: problem.slug,
      number: problem.number,
      version: problem.version,
      publishedAt: problem.publishedAt,
    })
    .from(problem)
    .where(eq(problem.id, id))
  const version = row && (await findVersion(queries, id, row.version))
  if (!row || !version) throw new Error(`There is no problem ${id}.`)
  const { columns, cases, files } = version
  const assets = await queries
    .select({ name: problemAsset.name, type: problemAsset.contentType, content: problemAsset.content })
    .from(problemAsset)
    .where(eq(problemAsset.problemId, id))
    .orderBy(asc(problemAsset.name))
  return {
    ...{ slug: row.slug, number: row.number, version: row.version, isDraft: row.publishedAt === null },
    revision: version.row.revision,
    judgedHash: version.row.judgedHash,
    columns: { ...columns, description: columns.description.replaceAll(id, '<id>') },
    ...{ cases, files, assets },
  }
}
