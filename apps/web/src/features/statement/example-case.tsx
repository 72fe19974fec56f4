import { joinClasses } from '../../lib/join-classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { StatementMarkdown } from './statement-markdown.tsx'

interface ExampleCaseProps {
  number: number
  input: string
  output: string
  /** Markdown. */
  explanation: string
  /** The input as a call of the problem's function; null if it has none. */
  call?: string | null
  /** The output as the value that the function returns, where one is written; otherwise null. */
  value?: string | null
}

export function ExampleCase(props: ExampleCaseProps) {
  const { number, explanation, call = null, value = null } = props
  return (
    <section aria-label={`Example ${number}`}>
      <h2 className="mt-6 mb-2 text-body font-semibold">Example {number}</h2>
      {call !== null && value !== null ? (
        <>
          <div className="grid gap-2 sm:grid-cols-2">
            <Sample
              title="Call"
              label={`Call of example ${number}`}
              text={call}
              wraps
              copyLabel={`Copy call of example ${number}`}
            />
            <Sample
              title="Returns"
              label={`Result of example ${number}`}
              text={value}
              wraps
              copyLabel={`Copy result of example ${number}`}
            />
          </div>
          <details className="mt-2">
            <summary className="flex min-h-6 cursor-pointer items-center text-ui text-muted max-md:min-h-11">
              As a whole program reads and prints it
            </summary>
            <Texts {...props} />
          </details>
        </>
      ) : (
        <Texts {...props} />
      )}
      {call !== null && value === null && (
        <ScrollRegion label={`Call of example ${number}`} className="mt-2 max-h-40 overflow-auto">
          <p className="text-ui break-words text-muted">
            As a call: <code>{call}</code>
          </p>
        </ScrollRegion>
      )}
      {explanation !== '' && (
        <div className="text-base text-muted">
          <StatementMarkdown text={explanation} />
        </div>
      )}
    </section>
  )
}

function Texts({ number, input, output }: ExampleCaseProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Sample title="Input" text={input} copyLabel={`Copy input of example ${number}`} />
      <Sample title="Output" text={output} copyLabel={`Copy output of example ${number}`} />
    </div>
  )
}

interface SampleProps {
  title: string
  text: string
  copyLabel: string
  /** Name of the scrolled text; the title by default. */
  label?: string
  /** Whether long lines are wrapped, as those of values. */
  wraps?: boolean
}

function Sample({ title, text, copyLabel, label = title, wraps = false }: SampleProps) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-canvas">
      <div className="flex items-center justify-between pl-3 text-caption text-muted">
        {title}
        <CopyButton label={copyLabel} text={text} />
      </div>
      <ScrollRegion label={label} className="max-h-80 overflow-auto">
        <pre
          className={joinClasses('px-3 pb-3 text-ui', wraps ? 'break-words whitespace-pre-wrap' : 'w-max')}
        >
          {text}
        </pre>
      </ScrollRegion>
    </div>
  )
}
