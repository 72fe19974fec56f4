import type { BoxCgroup } from '../cgroup/box-cgroup.ts'
import type { BoxContext } from './run-box.ts'
import { requestTurn } from './turn.ts'

/*
 * How it works
 *   waits for a slot ─→ runs in it ─┬─ idle: leaves the slot to others ─→ has work again ──────────────────┐
 *                         ↑         └─ long turn, and a claimant with less recent use wants to begin ──────┴─→ paused
 *                         └──────────────── its next turn has come ──────────────────────────────────────────────┘
 * So a short program hardly waits for long ones, whatever those do, and long ones lose nothing but time.
 */

/** The use of slots by one program, from its first turn to its end; disposing ends it. */
export interface SlotUse extends Disposable {
  /** Resolves to true when the program may begin, or to false if the use was ended before. */
  readonly granted: Promise<boolean>
  /** Releases the slot, or leaves the queue. */
  readonly end: () => void
  /** Call it regularly while the program runs and is not paused, telling whether it is idle. */
  readonly reportIdleness: (isIdle: boolean) => void
  readonly isPaused: () => boolean
  /** Total time for which it has been paused. */
  readonly pausedMs: () => number
}

/**
 * A turn of this length may be interrupted. Most learners' programs are shorter. Every program of a submission may have to wait
 * for such a turn: with half a second, one of ten cases could wait for five seconds.
 */
const longTurnMs = 200
/** The length for a program that was paused before. It is shorter, because that program has had one full turn already. */
const laterTurnMs = 50

export interface SlotUser extends Pick<BoxContext, 'slots' | 'idle' | 'claimant'> {
  readonly group: Pick<BoxCgroup, 'canPause' | 'pause' | 'resume'>
  /** Called if a paused program could not be resumed. */
  readonly onFault: (cause: unknown) => void
}

/** Queues for a slot. Where programs cannot be paused, an idle program that gave up its slot continues beside the others. */
export function useSlot({ slots, idle, claimant, group, onFault }: SlotUser): SlotUse {
  let turn = requestTurn(slots, { claimant, onNewcomer: giveWaySoon })
  const { granted } = turn
  /** From this time on the turn may be interrupted. */
  let turnIsLongAt = Number.POSITIVE_INFINITY
  let giveWayTimer: NodeJS.Timeout | undefined
  let hasLeftSlot = false
  let endIdleness: (() => void) | null = null
  let pausedSince: number | null = null
  let pausedBeforeMs = 0
  let isOver = false

  const countIdle = () => {
    endIdleness ??= idle.begin(claimant)
  }
  const countBusy = () => {
    endIdleness?.()
    endIdleness = null
  }
  const pausedMs = () => pausedBeforeMs + (pausedSince === null ? 0 : performance.now() - pausedSince)
  const beginTurn = () => {
    turnIsLongAt = performance.now() + (pausedSince === null ? longTurnMs : laterTurnMs)
    pausedBeforeMs = pausedMs()
    pausedSince = null
    hasLeftSlot = false
    countBusy()
    giveWaySoon()
  }
  const resume = () => {
    try {
      group.resume()
      beginTurn()
    } catch (cause) {
      onFault(cause)
    }
  }
  const pause = () => {
    group.pause()
    pausedSince = performance.now()
    turn.end()
    turn = requestTurn(slots, { claimant, hasBegun: true, onNewcomer: giveWaySoon })
    void turn.granted.then((isMine) => {
      if (isMine) resume()
    })
    countIdle()
  }
  const end = () => {
    isOver = true
    clearTimeout(giveWayTimer)
    turn.end()
    // The program may have ended just when it was paused; then its reaper is paused with it and must be resumed.
    if (pausedSince !== null) resume()
    countBusy()
  }
  const mustGiveWay = () => performance.now() >= turnIsLongAt && slots.isWantedByLesser(claimant)
  const leaveSlot = () => {
    turn.end()
    hasLeftSlot = true
  }
  const giveWay = () => {
    if (isOver || hasLeftSlot || pausedSince !== null || !mustGiveWay()) return
    if (endIdleness !== null) return leaveSlot()
    try {
      pause()
    } catch {
      // A group that cannot be paused has ended, or the next check tries again.
    }
  }
  function giveWaySoon() {
    if (isOver || !group.canPause || pausedSince !== null || turnIsLongAt === Number.POSITIVE_INFINITY) return
    const leftMs = turnIsLongAt - performance.now()
    clearTimeout(giveWayTimer)
    if (leftMs <= 0) giveWay()
    else giveWayTimer = setTimeout(giveWay, leftMs)
  }

  void granted.then((isMine) => {
    if (isMine) beginTurn()
  })
  return {
    granted,
    end,
    reportIdleness: (isIdle) => {
      if (isOver) return
      if (isIdle) {
        countIdle()
        if (slots.isWanted({ claimant })) leaveSlot()
      } else if (group.canPause && (hasLeftSlot || mustGiveWay())) pause()
      else countBusy()
    },
    isPaused: () => pausedSince !== null,
    pausedMs,
    [Symbol.dispose]: end,
  }
}
