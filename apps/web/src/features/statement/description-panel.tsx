import {
  type CodeMode,
  callInInput,
  type Language,
  languageNames,
  languages,
  type Problem,
  pointsText,
  requireSignature,
  resultInText,
  type Translation,
} from '@codedojo/contract'
import { MemoryStick, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAcceptance, formatMemoryLimit, formatTimeLimit } from '../../lib/format/format-limits.ts'
import { nameOfLanguage } from '../../lib/format/name-of-language.ts'
import { DifficultyMark } from '../../shared/problems/difficulty-mark.tsx'
import { type HiddenFacts, nothingHidden } from '../../shared/problems/hidden-facts.ts'
import { splitTags } from '../../shared/problems/split-tags.ts'
import { TagChips } from '../../shared/problems/tag-chips.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { ExampleCase } from './example-case.tsx'
import { statementOfFunction } from './statement-in-mode.ts'
import { useStatementLanguage } from './statement-language.ts'
import { StatementMarkdown } from './statement-markdown.tsx'

interface DescriptionPanelProps {
  problem: Problem
  /** The language whose limits the footer shows; no footer if absent. */
  language?: Language
  /** What is written; in function mode the function is told first, and the examples are calls. Default: a whole program. */
  mode?: CodeMode
  /** The languages whose limits are listed; all if absent. */
  languages?: readonly Language[]
  /** Replaces title, difficulty and tags; gets the statement in the chosen language. */
  head?: (shown: Translation) => ReactNode
  /** Facts to hide in the head. */
  hidden?: HiddenFacts
  /** Shown in the head where facts may be hidden. */
  hiddenMark?: ReactNode
  /** Shown above the statement, such as a notice for admins. */
  notice?: ReactNode
  /** Shown at the right end of the footer. */
  footAction?: ReactNode
  /** Shown below the statement. */
  children?: ReactNode
}

export function DescriptionPanel(props: DescriptionPanelProps) {
  const {
    problem,
    language,
    mode = 'stdin',
    languages: listed = languages,
    notice,
    footAction,
    children,
  } = props
  const { hidden = nothingHidden, hiddenMark } = props
  const signature = problem.signature ? requireSignature(problem.signature) : null
  const asFunction = signature && language && mode === 'function' ? { ...signature, language } : null
  const { shown, languages: written, choose } = useStatementLanguage(problem)
  const head = props.head?.(shown) ?? (
    <Head problem={problem} shown={shown} hidden={hidden} mark={hiddenMark} />
  )
  return (
    <div className="flex h-full flex-col">
      <ScrollRegion label="Description" className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-8 max-md:px-4">
        {notice}
        {head}
        {written.length > 1 && (
          <Select
            label="Language of the statement"
            isQuiet
            className="mt-3 w-44 max-md:w-full"
            value={shown.language}
            options={written.map((value) => ({ value, text: nameOfLanguage(value) }))}
            onChoose={choose}
          />
        )}
        <div className="text-statement [&_.katex]:text-[1.05em]!" lang={shown.language} dir="auto">
          <StatementMarkdown
            text={asFunction ? statementOfFunction(shown.description, asFunction) : shown.description}
          />
        </div>
        {/* Where programs talk to the judge or run several times, the statement shows the examples as interactions. */}
        {problem.isInteractive !== true &&
          problem.isMultiPass !== true &&
          problem.visibleTestCases.map((example, index) => (
            <ExampleCase
              // biome-ignore lint/suspicious/noArrayIndexKey: examples never move.
              key={index}
              number={index + 1}
              call={signature && callInInput(signature, example.input)}
              value={asFunction && resultInText(asFunction, example.output)}
              {...example}
            />
          ))}
        {problem.scoring && <SubtaskList scoring={problem.scoring} />}
        <LimitsTable limits={problem.limits} listed={listed} />
        {problem.attribution !== null && (
          <p className="mt-6 text-caption text-faint">{problem.attribution}</p>
        )}
        {children}
      </ScrollRegion>
      {language && <LimitsLine language={language} limits={problem.limits[language]} action={footAction} />}
    </div>
  )
}

interface HeadProps {
  problem: Problem
  shown: Translation
  hidden: HiddenFacts
  mark: ReactNode
}

function Head({ problem, shown, hidden, mark }: HeadProps) {
  return (
    <header>
      <h1 className="text-heading" lang={shown.language} dir="auto">
        {problem.number}. {shown.title}
      </h1>
      <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2">
        {!hidden.difficulty && <DifficultyMark difficulty={problem.difficulty} />}
        {!hidden.difficulty && !hidden.tags && splitTags(problem).length > 0 && (
          <span className="h-4 w-px bg-line-strong" aria-hidden />
        )}
        {!hidden.tags && <TagChips tags={splitTags(problem)} most={4} />}
        {mark}
        {!hidden.difficulty && (
          <span className="num ml-auto text-caption text-muted">
            {formatAcceptance(problem.acceptedCount, problem.submittedCount)}
          </span>
        )}
      </div>
    </header>
  )
}

/** What each subtask gives; learners see before they submit what small inputs are worth. */
function SubtaskList({ scoring: { of, subtasks } }: { scoring: NonNullable<Problem['scoring']> }) {
  return (
    <section aria-label="Subtasks">
      <h2 className="mt-6 mb-2 text-body font-semibold">Subtasks and points</h2>
      {subtasks.length === 0 ? (
        <p className="text-body">A submission gets up to {pointsText(of)} points.</p>
      ) : (
        <table className="table w-full max-w-120">
          <thead>
            <tr>
              <th scope="col" className="text-left">
                Subtask
              </th>
              <th scope="col" className="text-right">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {subtasks.map(({ title, points }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: subtasks never move.
              <tr key={at}>
                <th scope="row" className="text-left text-body break-words whitespace-normal text-ink">
                  <bdi>{title}</bdi>
                </th>
                <td className="num text-right">{pointsText(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function LimitsTable({ limits, listed }: Pick<Problem, 'limits'> & { listed: readonly Language[] }) {
  return (
    <section aria-label="Limits">
      <h2 className="mt-6 mb-2 text-body font-semibold">Limits</h2>
      <table className="table w-full max-w-80">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              Language
            </th>
            <th scope="col" className="text-right">
              Time a case
            </th>
            <th scope="col" className="text-right">
              Memory
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((each) => (
            <tr key={each}>
              <th scope="row" className="text-left text-body text-ink">
                {languageNames[each]}
              </th>
              <td className="num text-right">{formatTimeLimit(limits[each].timeMs)}</td>
              <td className="num text-right">{formatMemoryLimit(limits[each].memoryKb)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface LimitsLineProps {
  language: Language
  limits: Problem['limits'][Language]
  action: ReactNode
}

function LimitsLine({ language, limits, action }: LimitsLineProps) {
  return (
    <footer className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-4 py-1 whitespace-nowrap border-t border-line px-5 text-caption text-muted max-md:px-4">
      <span className="sr-only">Limits in {languageNames[language]}:</span>
      <span
        className="num inline-flex items-center gap-1.5"
        title={`Time limit in ${languageNames[language]}`}
      >
        <Timer size={14} strokeWidth={1.75} aria-hidden /> {formatTimeLimit(limits.timeMs)}
      </span>
      <span
        className="num inline-flex items-center gap-1.5"
        title={`Memory limit in ${languageNames[language]}`}
      >
        <MemoryStick size={14} strokeWidth={1.75} aria-hidden /> {formatMemoryLimit(limits.memoryKb)}
      </span>
      {action && <span className="ml-auto">{action}</span>}
    </footer>
  )
}
