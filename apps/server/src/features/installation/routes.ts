import { calls, type InstallationSettings, type ShownInstallation } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { changeInstallation } from './change-installation.ts'
import {
  addInvitationCode,
  deleteInvitationCode,
  findInvitationCode,
  listInvitationCodes,
} from './invitation-codes.ts'

export function installationRoutes(app: FastifyInstance, context: Context): void {
  const { database, installation } = context
  registerReadCall(app, context, calls.shownInstallation, {
    read: async () => showInstallation(installation.settings()),
  })
  registerCall(app, context, calls.managedInstallation, { run: async () => installation.current() })
  registerCall(app, context, calls.changeInstallation, {
    run: ({ body, user }) => changeInstallation(context, { ...body, actorId: user._id }),
  })
  registerCall(app, context, calls.invitationCodes, { run: () => listInvitationCodes(database) })
  registerCall(app, context, calls.addInvitationCode, {
    run: ({ body, user }) => addInvitationCode(database, { ...body, actorId: user._id }),
  })
  registerCall(app, context, calls.deleteInvitationCode, {
    find: ({ params }) => findInvitationCode(database, params.id),
    run: async ({ found, user }) => {
      await deleteInvitationCode(database, { actorId: user._id, id: found.id })
      return { message: 'The code is deleted. Nobody joins with it any more.' }
    },
  })
}

/** The public part of the settings. */
function showInstallation({ terms, ...shown }: InstallationSettings): ShownInstallation {
  return { ...shown, hasOwnTerms: terms.trim() !== '' }
}

/** The part of the settings that is written into every page. */
export function pageBrandOf({ installation }: Pick<Context, 'installation'>) {
  const { settings, revision } = installation.current()
  return { shown: showInstallation(settings), revision }
}
