export { openRealtime, type Realtime } from './open-realtime.ts'
export { openGroup, ownGroup, ownGroupOf, roomGroup } from './socket-rooms.ts'
export type { RealtimeSocket } from './socket-types.ts'
