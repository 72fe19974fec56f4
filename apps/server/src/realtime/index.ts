export { openRealtime, type Realtime } from './open-realtime.ts'
export { openGroup, ownGroup, ownGroupOf, roomGroup, userGroup } from './socket-rooms.ts'
export type { RealtimeSocket } from './socket-types.ts'
