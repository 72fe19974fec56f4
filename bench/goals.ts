import { printTable } from './print-table.ts'

/** A figure with its target. */
export interface Goal {
  readonly name: string
  readonly value: number
  readonly aim: number
  readonly better: 'more' | 'less'
  readonly unit?: string
}

/** Collects measured figures in order, each with its target. */
export interface Goals {
  readonly add: (goal: Goal) => void
  readonly print: () => void
}

export function collectGoals(): Goals {
  const goals: Goal[] = []
  return {
    add: (goal) => {
      goals.push(goal)
    },
    print: () => {
      if (goals.length === 0) return
      const rows = goals.map((goal) => [goal.name, shown(goal.value, goal), aimOf(goal), judgementOf(goal)])
      printTable('Goals', [['', 'measured', 'aim', ''], ...rows])
    },
  }
}

function judgementOf({ value, aim, better }: Goal): string {
  const isMet = better === 'more' ? value >= aim : value <= aim
  return isMet ? 'met' : 'missed'
}

function aimOf(goal: Goal): string {
  return `${goal.better === 'more' ? 'at least' : 'at most'} ${shown(goal.aim, goal)}`
}

function shown(value: number, { unit }: Goal): string {
  return unit === undefined ? value.toFixed(2) : `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`
}
