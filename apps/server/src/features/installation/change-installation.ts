import type { InstallationSettings, ManagedInstallation } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { findSignUpFault } from './sign-up-rule.ts'
import { lockSettings, readStoredSettings, storeSettings } from './stored-settings.ts'

interface Change {
  readonly actorId: string
  readonly settings: InstallationSettings
  /** The one on which the change is based. */
  readonly revision: number
}

/**
 * Changes the settings; every server has them within a second. Throws `installation_changed` when somebody else has changed them
 * since, and `bad_input` for a sign-up rule that nobody could satisfy.
 */
export async function changeInstallation(context: Context, change: Change): Promise<ManagedInstallation> {
  const { actorId, settings, revision } = change
  const fault = findSignUpFault(context, settings.signUp)
  if (fault) throw new AppError('bad_input', fault.message, { errors: [fault] })
  const changed = await context.database.queries.transaction(async (tx) => {
    await lockSettings(tx)
    const before = await readStoredSettings(tx)
    if (before.revision !== revision)
      throw new AppError(
        'installation_changed',
        'Somebody else has changed these settings since. Load the page anew.',
      )
    const after = { settings, revision: revision + 1 }
    await storeSettings(tx, after)
    await recordEvent(tx, {
      actorId,
      action: 'installation.changed',
      subject: { kind: 'installation' },
      ...differenceOf(before.settings, settings),
    })
    return after
  })
  await context.installation.reload()
  return changed
}

/** The settings that differ; for the terms, which may be long, only their length. */
function differenceOf(before: InstallationSettings, after: InstallationSettings) {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  )
  const auditedValue = (name: string, value: unknown) =>
    name === 'terms' ? `${String(value).length} characters` : value
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, auditedValue(name, was.get(name))])),
    after: Object.fromEntries(changed.map(([name, value]) => [name, auditedValue(name, value)])),
  }
}
