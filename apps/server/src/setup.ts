import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { assertDurable, migrate } from '@codedojo/db'
import { readConfig } from './config.ts'
import { contentFolder } from './content-folder.ts'
import { confirmAdminAnnounced, decodePunycodeEmails, ensureFirstAdmin } from './features/accounts/index.ts'
import { loadSampleCourses } from './features/course-admin/index.ts'
import { loadStarterContent } from './features/problems/index.ts'
import { loadSampleGoods } from './features/store/index.ts'
import { loadStudyPlans } from './features/study-plans/index.ts'
import { openContext } from './open-context.ts'

/**
 * Prepares the database: migrations, the first admin, and the problems, study plans, sample goods and sample courses
 * that come with CodeDojo. Prints one line of JSON: `firstAdmin` ({email, password}, or null when there was an admin)
 * and `problems` (loaded by this run). The password becomes final once the reader of that line answers "told", because
 * setup may be killed before anybody has seen it.
 */

const config = readConfig()
await migrate(config.databaseUrl)
await using context = await openContext(config)
if (!config.allowsUnsafeDatabase) await assertDurable(context.database)
await decodePunycodeEmails(context.database)
const firstAdmin = await ensureFirstAdmin(context, config.firstAdmin)
const { loaded, failures } = await loadStarterContent(context.database, join(contentFolder, 'problems'))
for (const failure of failures) console.error(failure)
// Errors of plans or samples do not prevent the start; the next start retries.
await loadStudyPlans(context.database, join(contentFolder, 'plans')).catch((error: unknown) =>
  console.error('The study plans could not be loaded:', error),
)
await loadSampleGoods(context.database, join(contentFolder, 'goods')).catch((error: unknown) =>
  console.error('The sample goods could not be loaded:', error),
)
await loadSampleCourses(context.database, join(contentFolder, 'courses')).catch((error: unknown) =>
  console.error('The sample courses could not be loaded:', error),
)
console.log(JSON.stringify({ firstAdmin, problems: loaded }))
if (firstAdmin?.password && !process.stdin.isTTY) {
  if ((await text(process.stdin)).trim() === 'told') await confirmAdminAnnounced(context.database)
}
