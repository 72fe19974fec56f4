import type { RealtimeServer } from './socket-types.ts'

/** Of one connection: as many packets at once, and as many a second for long. A page that comes back joins all its rooms. */
const burst = 150
const perSecond = 20

/** Lets connections go that send more than any page does, before their packets cost more than being counted. */
export function boundPackets(io: RealtimeServer): void {
  io.on('connection', (socket) => {
    let room = burst
    let lastMs = performance.now()
    const count = () => {
      const nowMs = performance.now()
      room = Math.min(burst, room + ((nowMs - lastMs) / 1000) * perSecond)
      lastMs = nowMs
      room -= 1
      if (room < 0) socket.disconnect(true)
    }
    socket.conn.on('packet', count)
  })
}
