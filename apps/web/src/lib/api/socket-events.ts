import {
  contestNewsSchema,
  receivedMessageSchema,
  roomCountSchema,
  roomMessageSchema,
  type ServerEvents,
} from '@codedojo/contract'
import { z } from 'zod'

/** An event that the server sends over the socket, with the schema that it is read with on arrival. */
export interface SocketEvent<Value> {
  readonly name: keyof ServerEvents
  readonly schema: z.ZodType<Value>
}

/** Ties each name to a schema of what the contract says comes with it. */
function event<Name extends keyof ServerEvents>(
  name: Name,
  schema: z.ZodType<Parameters<ServerEvents[Name]>[0]>,
): SocketEvent<Parameters<ServerEvents[Name]>[0]> {
  return { name, schema }
}

export const userCountEvent = event('user-count', z.number().int().min(0))
export const roomCountEvent = event('room-count', roomCountSchema)
export const messageReceivedEvent = event('message', receivedMessageSchema)
export const messageChangedEvent = event('message-changed', roomMessageSchema)
export const roomCreatedEvent = event('room-created', z.string())
export const roomJoinedEvent = event('room-joined', z.string())
export const roomErrorEvent = event('room-error', z.string())
export const silenceChangedEvent = event('silence-changed', z.iso.datetime().nullable())
export const contestChangedEvent = event('contest-changed', contestNewsSchema)
