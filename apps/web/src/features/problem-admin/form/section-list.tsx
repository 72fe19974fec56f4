import { Circle, CircleAlert, CircleCheck, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { joinClasses } from '../../../lib/join-classes.ts'
import { errorList } from './form-errors.ts'
import type { FormIssue } from './form-issues.ts'
import { type SectionId, sectionOf, sections } from './form-path.ts'
import { findLeftoverExample } from './leftover-example.ts'
import { solvedLanguages, starterLanguages } from './problem-body.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useProblemForm } from './use-problem-form.ts'

interface SectionListProps {
  /** What would prevent publishing, as of the last typing pause. */
  issues: readonly FormIssue[]
  creator: ReactNode
  /** True if the current solutions are Accepted on the current cases. */
  isProven: boolean
}

/** Table of contents of the form with the state of each section, the creator, and a note on publishing. */
export function SectionList({ issues, creator, isProven }: SectionListProps) {
  const { control } = useProblemForm()
  const { errors } = useFormState({ control })
  const faults = errorList(errors)
  const current = useCurrentSection()
  const counts = useCounts()
  const unproven = useUnproven(isProven)
  return (
    <aside className="top-22 flex flex-col gap-4 lg:sticky">
      <nav aria-label="Sections" className="max-lg:hidden">
        <p className="mb-2 px-3 text-ui text-muted" aria-hidden>
          Sections
        </p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={current === id ? 'true' : undefined}
                className={joinClasses(
                  'flex h-9 w-full items-center gap-2.5 rounded-md px-3 text-left text-ui',
                  current === id ? 'bg-raised text-ink' : 'text-muted hover:text-ink',
                )}
                onClick={() => showSection(id)}
              >
                <SectionMark state={stateOf(id, { faults, issues, unproven })} />
                <span className="flex-1">{title}</span>
                <span className="num text-caption text-faint">{counts[id]}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section className="border-line px-3 lg:border-t lg:pt-4">
        <h2 className="mb-2 font-sans text-ui font-normal text-muted">Creator</h2>
        <div className="flex items-center gap-2 text-body">{creator}</div>
      </section>
      <PublishingNote />
    </aside>
  )
}

type SectionState = 'done' | 'open' | 'fault' | 'unproven'

interface Judging {
  readonly faults: readonly FormIssue[]
  readonly issues: readonly FormIssue[]
  /** Complete sections that are not verified by the judge yet. */
  readonly unproven: ReadonlySet<SectionId>
}

function stateOf(id: SectionId, { faults, issues, unproven }: Judging): SectionState {
  const isIn = ({ path }: FormIssue) => sectionOf(path) === id
  if (faults.some(isIn)) return 'fault'
  if (issues.some(isIn)) return 'open'
  return unproven.has(id) ? 'unproven' : 'done'
}

/** Cases and solutions verify each other; unchanged example code does not count as starter code of this problem. */
function useUnproven(isProven: boolean): ReadonlySet<SectionId> {
  const { control } = useProblemForm()
  const code = useWatch({ control, name: 'code' })
  const sections: SectionId[] = isProven ? [] : ['visible', 'hidden', 'references']
  if ((findLeftoverExample({ code })?.starters.length ?? 0) > 0) sections.push('starter')
  return new Set(sections)
}

function SectionMark({ state }: { state: SectionState }) {
  const icon = { size: 14, strokeWidth: 1.75, role: 'img' } as const
  if (state === 'fault') return <CircleAlert {...icon} className="text-wa" aria-label="Needs attention" />
  if (state === 'open') return <Circle {...icon} className="text-faint" aria-label="Not complete" />
  if (state === 'unproven')
    return <CircleDot {...icon} className="text-muted" aria-label="Filled in, not proven" />
  return <CircleCheck {...icon} className="text-ac" aria-label="Complete" />
}

function useCounts(): Partial<Record<SectionId, ReactNode>> {
  const { control } = useProblemForm()
  const [visible, hidden, code, hints, subtasks] = useWatch({
    control,
    name: ['visibleTestCases', 'hiddenTestCases', 'code', 'hints', 'subtasks'],
  })
  return {
    visible: visible.length,
    hidden: hidden.length,
    subtasks: subtasks.length,
    starter: starterLanguages({ code }).length,
    references: `${solvedLanguages({ code }).length}/4`,
    help: hints.length,
  }
}

function showSection(id: SectionId): void {
  document.getElementById(`section-${id}`)?.scrollIntoView({ block: 'start' })
  document.getElementById(`title-${id}`)?.focus({ preventScroll: true })
}

function PublishingNote() {
  const { control } = useProblemForm()
  const status = useWatch({ control, name: 'status' })
  return (
    <section className="px-3">
      <h2 className="mb-1 font-sans text-ui font-normal text-muted">Check before publishing</h2>
      <p className="text-ui">
        {status === 'draft'
          ? 'A draft is saved as it is. Check judges it all the same, and saves nothing.'
          : 'Saving runs every reference solution against every case; a disagreement is shown here and nothing is saved. Check does the same without publishing.'}
      </p>
    </section>
  )
}
