import { type Assistant, type AssistantDay, type AssistantUsage, assistants } from '@codedojo/contract'

export const measures = ['questions', 'tokens', 'cost'] as const
export type Measure = (typeof measures)[number]

export const measureNames = {
  questions: 'Questions',
  tokens: 'Tokens',
  cost: 'Cost',
} as const satisfies Record<Measure, string>

/** The measures that have data: no tokens when only the coach answered, no cost when no prices are configured. */
export function measuresOf(days: readonly AssistantDay[]): Measure[] {
  const isKnown = {
    questions: true,
    tokens: days.some(({ promptTokens, replyTokens }) => promptTokens + replyTokens > 0),
    cost: days.some(({ costMicros }) => costMicros !== null),
  } as const satisfies Record<Measure, boolean>
  return measures.filter((measure) => isKnown[measure])
}

/** One value for each day of the span (also days without questions) and each assistant. */
export function dailySeries({ span, days }: Pick<AssistantUsage, 'span' | 'days'>, measure: Measure) {
  const places = daysOf(span)
  const sums = new Map<string, number>()
  for (const day of days) {
    const key = `${day.assistant} ${day.day}`
    sums.set(key, (sums.get(key) ?? 0) + amountOf(day, measure))
  }
  const valuesOf = (assistant: Assistant) =>
    places.map((day) => rounded(sums.get(`${assistant} ${day}`) ?? 0))
  const [ninja, sahayak] = assistants
  return { places, ninja: valuesOf(ninja), sahayak: valuesOf(sahayak) }
}

function amountOf(
  { questions, promptTokens, replyTokens, costMicros }: AssistantDay,
  measure: Measure,
): number {
  switch (measure) {
    case 'questions':
      return questions
    case 'tokens':
      return promptTokens + replyTokens
    case 'cost':
      return (costMicros ?? 0) / 1_000_000
  }
}

/** Removes the floating-point noise from sums of decimals. */
function rounded(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000
}

/** The calendar days of a span, read as UTC so that they are the same in every time zone. */
function daysOf({ from, to }: AssistantUsage['span']): string[] {
  const list: string[] = []
  const last = Date.parse(`${to}T00:00:00Z`)
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= last; at += 86_400_000) {
    list.push(new Date(at).toISOString().slice(0, 10))
  }
  return list
}
