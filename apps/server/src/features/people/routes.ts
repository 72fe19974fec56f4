import { calls, managedUserSchema } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { disconnectSignal } from '../../http/disconnect-signal.ts'
import { registerCall } from '../../http/register-call.ts'
import { streamList } from '../../http/stream-list.ts'
import { removeAllPasskeys, removeSecondFactor } from '../accounts/index.ts'
import { changeRole } from './change-role.ts'
import { correctPerson } from './correct-person.ts'
import { erasePerson } from './erase-person.ts'
import { exportUsers } from './export-users.ts'
import { importPeople } from './import/import-people.ts'
import { makePasswordLink } from './make-password-link.ts'
import { registerAccount } from './register-account.ts'
import { requireOtherAccount, requireOwnOrAdmin, requirePerson } from './require-person.ts'
import { signOutEverywhere, suspendPerson, unsuspendPerson } from './suspend.ts'
import { countPremiumUsers, countUsers, iterateUsers, pageOfUsers } from './user-list.ts'

export function peopleRoutes(app: FastifyInstance, context: Context): void {
  listRoutes(app, context)
  accountRoutes(app, context)
  actRoutes(app, context)
}

function listRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.getAllProfile, {
    run: async ({ query, reply }) => {
      const { page = 1, pageSize, ...filter } = query
      reply.header('x-total-count', String(await countUsers(database, filter)))
      if (pageSize !== undefined) return pageOfUsers(database, { ...filter, page, pageSize })
      return streamList(reply, { item: managedUserSchema, items: iterateUsers(database, filter) })
    },
  })
  registerCall(app, context, calls.userTotals, {
    run: async () => {
      const [users, premiumUsers] = await Promise.all([countUsers(database), countPremiumUsers(database)])
      return { users, premiumUsers }
    },
  })
  registerCall(app, context, calls.exportUsers, {
    run: async ({ query, user, reply }) => {
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="users.csv"')
      return exportUsers(database, { actorId: user._id, filter: query })
    },
  })
}

function accountRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.registerUser, {
    run: async ({ body, user }) => ({
      user: await registerAccount(database, { actorId: user._id, registration: body }),
    }),
  })
  registerCall(app, context, calls.importUsers, {
    run: ({ body, user, reply }) =>
      importPeople(context, { actorId: user._id, order: body, gone: disconnectSignal(reply) }),
  })
}

function actRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const found = ({ params }: { params: { id: string } }) => requirePerson(database, params.id)
  const foundOwn = ({
    params,
    user,
  }: {
    params: { id: string }
    user: { _id: string; role: string } | null
  }) => requireOwnOrAdmin(database, { id: params.id, asker: user })

  registerCall(app, context, calls.updateUser, {
    find: found,
    run: async ({ found: { id }, body, user }) => {
      await changeRole(database, { actorId: user._id, userId: id, role: body.role })
      return { message: 'Role updated successfully!' }
    },
  })
  registerCall(app, context, calls.correctUser, {
    find: found,
    run: async ({ found: { id }, body, user }) => {
      const isCorrected = await correctPerson(context, { ...body, actorId: user._id, userId: id })
      return {
        message: isCorrected
          ? 'Corrected. The person is told in their settings.'
          : 'Name and email were so already. Nothing has changed.',
      }
    },
  })
  registerCall(app, context, calls.passwordLink, {
    find: found,
    run: ({ found: { id }, user }) => makePasswordLink(context, { actorId: user._id, userId: id }),
  })
  registerCall(app, context, calls.removeSecondFactor, {
    find: found,
    run: async ({ found: { id }, user }) => {
      const wanted = { actorId: user._id, userId: id }
      requireOtherAccount(wanted, 'Remove your second factor in your settings.')
      await removeSecondFactor(context, wanted)
      return { message: 'The second factor is removed. The password alone signs in now.' }
    },
  })
  registerCall(app, context, calls.removePasskeys, {
    find: found,
    run: async ({ found: { id }, user }) => {
      const wanted = { actorId: user._id, userId: id }
      requireOtherAccount(wanted, 'Remove your passkeys in your settings.')
      await removeAllPasskeys(context, wanted)
      return { message: 'The passkeys are removed. Sessions that they opened go on.' }
    },
  })
  registerCall(app, context, calls.suspendUser, {
    find: found,
    run: async ({ found: { id }, body, user }) => {
      await suspendPerson(database, { actorId: user._id, userId: id, reason: body.reason })
      return { message: 'Suspended. Every session has ended.' }
    },
  })
  registerCall(app, context, calls.unsuspendUser, {
    find: found,
    run: async ({ found: { id }, user }) => {
      await unsuspendPerson(database, { actorId: user._id, userId: id })
      return { message: 'Let back in.' }
    },
  })
  registerCall(app, context, calls.signOutEverywhere, {
    find: foundOwn,
    run: async ({ found: { id }, user }) => {
      await signOutEverywhere(database, { actorId: user._id, userId: id })
      return { message: 'Signed out everywhere.' }
    },
  })
  registerCall(app, context, calls.deleteProfile, {
    find: foundOwn,
    run: async ({ found: { id }, user }) => {
      await erasePerson(database, { actorId: user._id, userId: id })
      return { message: 'The account and everything of its person are deleted.' }
    },
  })
}
