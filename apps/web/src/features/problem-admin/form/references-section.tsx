import { type Language, languageNames, languages } from '@codedojo/contract'
import { useWatch } from 'react-hook-form'
import { joinClasses } from '../../../lib/join-classes.ts'
import { VerdictIcon } from '../../../shared/submissions/verdict-pill.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { type ReferenceRun, type ReferenceRuns, slowestMs } from '../save/reference-runs.ts'
import type { JudgementStaleness } from '../save/use-judgement-staleness.ts'
import { useFormNavigation, useTargetedChoice } from './form-navigation.ts'
import { solvedLanguages } from './problem-body.ts'
import { Section } from './section.tsx'
import { CodeField, languageOf, type RenderCode } from './starter-section.tsx'
import { useProblemForm } from './use-problem-form.ts'

interface ReferencesSectionProps {
  runs: ReferenceRuns
  staleness: JudgementStaleness
  renderCode: RenderCode
}

/** The reference solutions, each with its result of the last save or check. */
export function ReferencesSection({ runs, staleness, renderCode }: ReferencesSectionProps) {
  const { control, register, formState } = useProblemForm()
  const code = useWatch({ control, name: 'code' })
  const [chosen, choose] = useTargetedChoice<Language>('cpp', (path) =>
    languageOf(path, 'reference', 'video'),
  )
  const run = runs[chosen]
  const isOld = (language: Language) => !staleness.hasSameCases || staleness.changed.includes(language)
  return (
    <Section
      id="references"
      count={`${solvedLanguages({ code }).length}/${languages.length}`}
      remark="each must pass every case before learners see the problem"
    >
      <div className="panel @container overflow-hidden">
        <div className="grid @min-[760px]:grid-cols-[384px_minmax(0,1fr)]">
          <table className="table self-start">
            <caption className="sr-only">Reference solutions</caption>
            <thead>
              <tr>
                <th scope="col">Language</th>
                <th scope="col">Verdict</th>
                <th scope="col" className="text-right">
                  Passed
                </th>
                <th scope="col" className="text-right">
                  ms
                </th>
              </tr>
            </thead>
            <tbody>
              {languages.map((language) => (
                <Row
                  key={language}
                  language={language}
                  isChosen={language === chosen}
                  isWritten={code[language].reference.trim() !== ''}
                  run={runs[language]}
                  isOld={isOld(language)}
                  onChoose={() => choose(language)}
                />
              ))}
            </tbody>
          </table>
          <div className="min-w-0 border-line @max-[760px]:border-t @min-[760px]:border-l">
            <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line px-4 text-ui text-muted">
              {languageNames[chosen]}
              {run?.why && <FailedCaseLink why={run.why} />}
            </div>
            {run?.why && (
              <p
                className={joinClasses(
                  'border-b border-line px-4 py-2 text-ui break-words',
                  isOld(chosen) ? 'text-muted' : 'bg-wa-soft',
                )}
                role="alert"
              >
                {isOld(chosen) && 'Before your changes: '}
                {run.why}
              </p>
            )}
            <CodeField
              key={chosen}
              language={chosen}
              part="reference"
              saidAbove={run?.why ?? null}
              renderCode={renderCode}
            />
            <div className="border-t border-line p-4">
              <Field
                key={chosen}
                label={`${languageNames[chosen]} solution video`}
                placeholder="https://"
                inputMode="url"
                autoComplete="off"
                hint="An https address; shown beside the solution."
                error={formState.errors.code?.[chosen]?.video?.message}
                {...register(`code.${chosen}.video`)}
              />
            </div>
          </div>
        </div>
      </div>
    </Section>
  )
}

interface RowProps {
  language: Language
  isChosen: boolean
  isWritten: boolean
  run: ReferenceRun | undefined
  /** True if solution, limits or cases have changed since they were judged. */
  isOld: boolean
  onChoose: () => void
}

function Row({ language, isChosen, isWritten, run, isOld, onChoose }: RowProps) {
  const slowest = run && !isOld ? slowestMs(run) : null
  return (
    <tr
      className={joinClasses(
        'h-10 cursor-pointer',
        isChosen && 'bg-raised shadow-[inset_2px_0_0_var(--color-primary)]',
      )}
      onClick={onChoose}
    >
      <td className="py-0">
        <button type="button" aria-pressed={isChosen} className="max-md:min-h-11" onClick={onChoose}>
          {languageNames[language]}
        </button>
      </td>
      <td className="py-0 text-ui whitespace-nowrap">
        {isWritten ? <Outcome run={run} isOld={isOld} /> : <Quiet text="None" />}
      </td>
      <td className="num py-0 text-right text-ui">
        {run && !isOld && run.total !== null ? `${run.passed}/${run.total}` : '—'}
      </td>
      <td className="num py-0 text-right text-ui">{slowest ?? '—'}</td>
    </tr>
  )
}

const stageWords = {
  ...{ sent: 'Sent', queued: 'In Queue', compiling: 'Compiling', running: 'Judging', done: 'Judged' },
} as const satisfies Record<ReferenceRun['stage'], string>

function Outcome({ run, isOld }: Pick<RowProps, 'run' | 'isOld'>) {
  if (!run) return <Quiet text="Not judged" />
  if (run.verdict === null)
    return <Quiet text={run.lacksJudge ? 'No judge takes it' : stageWords[run.stage]} />
  if (isOld) return <Quiet text="Changed since judged" />
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden>
        <VerdictIcon status={run.verdict} size={14} />
      </span>
      {run.verdict}
    </span>
  )
}

const Quiet = ({ text }: { text: string }) => <span className="text-muted">{text}</span>

/** A link to the failing case that the server's message names. */
function FailedCaseLink({ why }: { why: string }) {
  const { goTo } = useFormNavigation()
  const [, kind, number] = /on (visible|hidden) case (\d+)/.exec(why) ?? []
  if (!number) return null
  return (
    <button
      type="button"
      className="text-primary underline underline-offset-4 max-md:min-h-11"
      onClick={() => goTo(`${kind}TestCases.${Number(number) - 1}.output`)}
    >
      Go to {kind} case {number}
    </button>
  )
}
