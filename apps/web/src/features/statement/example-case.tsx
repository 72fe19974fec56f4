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
}

export function ExampleCase({ number, input, output, explanation, call = null }: ExampleCaseProps) {
  return (
    <section aria-label={`Example ${number}`}>
      <h2 className="mt-6 mb-2 text-body font-semibold">Example {number}</h2>
      <div className="grid grid-cols-2 gap-2">
        <Sample title="Input" text={input} copyLabel={`Copy input of example ${number}`} />
        <Sample title="Output" text={output} copyLabel={`Copy output of example ${number}`} />
      </div>
      {call !== null && (
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

interface SampleProps {
  title: string
  text: string
  copyLabel: string
}

function Sample({ title, text, copyLabel }: SampleProps) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-canvas">
      <div className="flex items-center justify-between pl-3 text-caption text-muted">
        {title}
        <CopyButton label={copyLabel} text={text} />
      </div>
      <ScrollRegion label={title} className="max-h-80 overflow-auto">
        <pre className="w-max px-3 pb-3 text-ui">{text}</pre>
      </ScrollRegion>
    </div>
  )
}
