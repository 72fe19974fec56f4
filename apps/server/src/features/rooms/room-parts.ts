import type { Context } from '../../context.ts'
import type { Realtime } from '../../realtime/index.ts'
import type { SerialQueue } from './serial-queue.ts'

/** What the verbs of this feature work with. */
export interface RoomParts {
  readonly context: Context
  readonly realtime: Realtime
  /** By the id of a room: whoever changes one tells of it before the next one changes it. */
  readonly inTurn: SerialQueue
}
