import type { Readable } from 'node:stream'
import type { User } from '@codedojo/contract'
import { createZipStream, type ZipEntry } from '@codedojo/problem-package'
import type { Context } from '../../context.ts'
import { recordEvent } from '../audit/index.ts'
import { exportParts } from './export-parts.ts'
import { textFile } from './json-file.ts'
import { readProblemNames } from './problem-names.ts'
import { writeReadme } from './readme.ts'

/** Streams all data of a person as a zip file, at the speed of its reader, and logs the export in the audit log. */
export async function exportAccount(
  { config, database, installation }: Context,
  { _id: userId, name }: Pick<User, '_id' | 'name'>,
): Promise<Readable> {
  const owner = { database, userId, problems: await readProblemNames(database) }
  const site = installation.settings().name
  const readme = writeReadme({ name, site, publicUrl: config.publicUrl, at: new Date() })
  const entries: ZipEntry[] = [textFile('README.md', () => readme)]
  for (const part of exportParts) entries.push(...(await part.entries(owner)))
  const subject = { kind: 'user', id: userId } as const
  await recordEvent(database.queries, { actorId: userId, action: 'user.downloaded', subject })
  return createZipStream(entries)
}
