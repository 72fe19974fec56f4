import type { LessonRun } from '@codedojo/contract'
import { formatMemoryLimit, formatTimeLimit } from '../../../lib/format/format-limits.ts'
import { LimitsMark } from '../../../shared/submissions/limits-mark.tsx'
import { toneTextClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { endWords } from './run-words.ts'

/** How a program ended, and what it printed. */
export function RunResult({ run }: { run: LessonRun }) {
  const { tone, Icon } = verdictLooks[run.status]
  const hasRun = run.compileMessage === null || run.status !== 'Compilation Error'
  return (
    <div className="space-y-3 border-t border-line px-3 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <span className={`flex items-center gap-1.5 font-medium ${toneTextClasses[tone]}`}>
          <Icon size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
          {endWords(run)}
        </span>
        {hasRun && run.errorMessage === null && (
          <span className="num text-caption text-faint">
            {formatTimeLimit(Math.round(run.runtime))}, {formatMemoryLimit(run.memory)}
          </span>
        )}
        <LimitsMark limitsEnforced={run.limitsEnforced} />
      </p>
      {run.errorMessage !== null && run.status !== 'Compilation Error' && (
        <p className="text-ui text-muted">{run.errorMessage}</p>
      )}
      {run.status === 'Accepted' && run.stdout === '' && run.stderr === '' && (
        <p className="text-ui text-muted">The program printed nothing.</p>
      )}
      <Printed title="Compiler" text={run.compileMessage ?? ''} />
      <Printed title="Output" text={run.stdout} isCut={run.isCut} />
      <Printed title="Errors (standard error)" text={run.stderr} />
    </div>
  )
}

function Printed({ title, text, isCut = false }: { title: string; text: string; isCut?: boolean }) {
  if (text === '') return null
  return (
    <div>
      <p className="mb-1 text-caption text-muted">{title}</p>
      <ScrollRegion
        label={title}
        className="max-h-72 overflow-auto rounded border border-line bg-canvas px-3 py-2"
      >
        <pre className="w-max min-w-full text-ui" dir="ltr">
          {text}
        </pre>
      </ScrollRegion>
      {isCut && <p className="mt-1 text-caption text-faint">Only the beginning is shown.</p>}
    </div>
  )
}
