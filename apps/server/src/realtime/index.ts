export { openRealtime, type Realtime } from './open-realtime.ts'
export { codeReaderGroup, ownRoomGroup, parseOwnRoomGroup, roomGroup, userGroup } from './socket-rooms.ts'
export type { RealtimeSocket } from './socket-types.ts'
