import type { BoxGroup } from '../cgroup/box-group.ts'
import type { BoxPlace } from './run-box.ts'
import { askForTurn } from './turn.ts'

/*
 * How it works
 *   waits for a slot ─→ runs in it ─┬─ does nothing: leaves the slot to whoever wants it ─→ has work again ─┐
 *                         ↑         └─ runs for long, and somebody who has used less wants to begin ────────┴─→ paused
 *                         └──────────────── its next turn has come ─────────────────────────────────────────────┘
 * So a short program hardly waits for long ones, whatever those do, and long ones lose nothing but time.
 */

/** One program's use of a slot, from its first turn to its end; disposing ends it. */
export interface SlotUse extends Disposable {
  /** True as soon as it may begin; false when it was ended before. */
  readonly come: Promise<boolean>
  /** Leaves the slot, or the place in the line. */
  readonly end: () => void
  /** To be told every now and then, while the program runs and is not paused, whether it does nothing. */
  readonly look: (isIdle: boolean) => void
  readonly isPaused: () => boolean
  /** For how long it has been paused so far. */
  readonly pausedMs: () => number
}

/**
 * A turn that has lasted so long may be interrupted. Most programs of learners are shorter. Every program of a submission may have to
 * wait for such a turn: with half a second, one of ten cases could wait for five.
 */
const longTurnMs = 200
/** The same for a program that was paused before: it has had its time, and only must get on. */
const laterTurnMs = 50

export interface SlotUser extends Pick<BoxPlace, 'slots' | 'idle' | 'claimant'> {
  readonly group: Pick<BoxGroup, 'canPause' | 'pause' | 'goOn'>
  /** A paused program could not be told to go on. */
  readonly onFault: (cause: unknown) => void
}

/** Stands in the line for a slot. Where programs cannot be paused, one that has left its slot goes on beside the others. */
export function useSlot({ slots, idle, claimant, group, onFault }: SlotUser): SlotUse {
  let turn = askForTurn(slots, { claimant, onNewcomer: giveWaySoon })
  const { come } = turn
  /** From then on it may be interrupted. */
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
  const goOn = () => {
    try {
      group.goOn()
      beginTurn()
    } catch (cause) {
      onFault(cause)
    }
  }
  const pause = () => {
    group.pause()
    pausedSince = performance.now()
    turn.end()
    turn = askForTurn(slots, { claimant, hasBegun: true, onNewcomer: giveWaySoon })
    void turn.come.then((isMine) => {
      if (isMine) goOn()
    })
    countIdle()
  }
  const end = () => {
    isOver = true
    clearTimeout(giveWayTimer)
    turn.end()
    // A program may have ended just when it was paused: who waits for it is paused with it.
    if (pausedSince !== null) goOn()
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
      // A group that cannot be paused has ended, or the next look tries again.
    }
  }
  function giveWaySoon() {
    if (isOver || !group.canPause || pausedSince !== null || turnIsLongAt === Number.POSITIVE_INFINITY) return
    const leftMs = turnIsLongAt - performance.now()
    clearTimeout(giveWayTimer)
    if (leftMs <= 0) giveWay()
    else giveWayTimer = setTimeout(giveWay, leftMs)
  }

  void come.then((isMine) => {
    if (isMine) beginTurn()
  })
  return {
    come,
    end,
    look: (isIdle) => {
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
