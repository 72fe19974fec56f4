import type { Health } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { startSentence } from '../../identity-settings.ts'
import { readLastLook } from '../sign-in-ways/index.ts'

type Part = NonNullable<Health['directory']>

/** What the last search for people who have left ended with. The directory is not asked here, because pages wait for this. */
export async function directoryPart(
  { config, database, directory }: Pick<Context, 'config' | 'database' | 'directory'>,
  isUp: boolean,
): Promise<Part | null> {
  const { ldap } = config.identity
  if (directory === null || ldap === null) return null
  if (!isUp) return { works: false, detail: 'Accounts live in the database.', cure: 'Mend the database.' }
  const name = startSentence(ldap.name)
  const signsIn = { works: true, detail: `People sign in with ${ldap.name}.`, cure: null }
  const look = await readLastLook(database)
  if (look === null) return signsIn
  const { result } = look
  switch (result.kind) {
    case 'running':
      return signsIn
    case 'done':
      return {
        ...signsIn,
        detail: `${signsIn.detail} When people were last looked up, ${result.suspended} had left and ${result.letIn} were back.`,
      }
    case 'too_many':
      return {
        works: false,
        detail: `${name} says that ${result.leaving} of ${result.all} people have left at once. Nobody was suspended.`,
        cure: 'Check LDAP_BASE and what LDAP_BIND_DN may read; if they have left, run `npm run admin -- suspend-leavers --all`.',
      }
    case 'failed':
      return {
        works: false,
        detail: `${name} did not answer when people who have left were looked for.`,
        cure: `${result.why} \`npm run admin -- doctor\` asks it again.`,
      }
  }
}
