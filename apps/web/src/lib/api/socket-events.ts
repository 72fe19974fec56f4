import {
  contestNewsSchema,
  receivedMessageSchema,
  roomCountSchema,
  roomMessageSchema,
  type ServerEvents,
} from '@codedojo/contract'
import { z } from 'zod'

/** An event from the server on the socket, with the schema that parses it. */
export interface SocketEvent<Value> {
  readonly name: keyof ServerEvents
  readonly schema: z.ZodType<Value>
}

/** Pairs an event name of the contract with the schema of its value. */
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
