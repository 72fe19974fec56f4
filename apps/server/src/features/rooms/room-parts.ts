import type { Context } from '../../context.ts'
import type { Realtime } from '../../realtime/index.ts'
import type { SerialQueue } from './serial-queue.ts'

/** Dependencies of the room functions. */
export interface RoomParts {
  readonly context: Context
  readonly realtime: Realtime
  /** Serialises changes per room id, including their broadcast. */
  readonly inTurn: SerialQueue
}
