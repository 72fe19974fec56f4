/** What a person does. */
export type ActionKind = 'draft' | 'message' | 'submission'

interface Action {
  readonly kind: ActionKind
  readonly beganAt: number
  readonly endedAt: number
  /** How often a page asked again because there was no answer. */
  readonly repeats: number
}

/** One thing that happened to the installation. */
interface Chapter {
  readonly title: string
  readonly beganAt: number
  endedAt: number
}

/** Records what learners did and how it went for them, chapter by chapter. */
export interface ActionLog {
  readonly watch: <T>(kind: ActionKind, act: (onRepeat: () => void) => Promise<T>) => Promise<T>
  readonly tell: (title: string, happen: () => Promise<void>) => Promise<void>
  readonly counts: () => Readonly<Record<ActionKind, number>>
  /** A line for each chapter: how many actions it touched, how many were asked for again, and the longest of each kind. */
  readonly lines: () => readonly (readonly string[])[]
}

export function openActionLog(): ActionLog {
  const actions: Action[] = []
  const chapters: Chapter[] = []
  return {
    watch: async (kind, act) => {
      const beganAt = performance.now()
      let repeats = 0
      const result = await act(() => {
        repeats += 1
      })
      actions.push({ kind, beganAt, endedAt: performance.now(), repeats })
      return result
    },
    tell: async (title, happen) => {
      const chapter = { title, beganAt: performance.now(), endedAt: Number.POSITIVE_INFINITY }
      chapters.push(chapter)
      await happen()
      chapter.endedAt = performance.now()
    },
    counts: () => ({
      draft: actions.filter(({ kind }) => kind === 'draft').length,
      message: actions.filter(({ kind }) => kind === 'message').length,
      submission: actions.filter(({ kind }) => kind === 'submission').length,
    }),
    lines: () => [
      ['what happened', 'seconds', 'actions', 'asked again', 'longest draft', 'message', 'verdict'],
      ...chapters.map((chapter) => lineOf(chapter, actions)),
    ],
  }
}

function lineOf({ title, beganAt, endedAt }: Chapter, actions: readonly Action[]): readonly string[] {
  const touched = actions.filter((action) => action.beganAt < endedAt && action.endedAt > beganAt)
  const longest = (kind: ActionKind) =>
    seconds(
      Math.max(0, ...touched.filter((each) => each.kind === kind).map((each) => each.endedAt - each.beganAt)),
    )
  return [
    title,
    seconds(endedAt - beganAt),
    String(touched.length),
    String(touched.filter(({ repeats }) => repeats > 0).length),
    ...[longest('draft'), longest('message'), longest('submission')],
  ]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
