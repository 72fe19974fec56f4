import { useState } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { LineChange } from './line-changes.ts'
import { type CaseChange, hasChanges, type ProblemChanges, type TextChange } from './problem-changes.ts'

/** Differences between two versions: short fields, texts line by line, and cases. */
export function ChangesView({ changes }: { changes: ProblemChanges }) {
  if (!hasChanges(changes))
    return <p className="text-ui text-muted">Nothing that a version keeps has changed.</p>
  return (
    <div className="flex flex-col gap-4">
      {changes.fields.length > 0 && <FieldTable fields={changes.fields} />}
      {changes.texts.map((text) => (
        <TextDifference key={text.name} text={text} />
      ))}
      {changes.cases.length > 0 && <CaseChanges cases={changes.cases} />}
    </div>
  )
}

function FieldTable({ fields }: Pick<ProblemChanges, 'fields'>) {
  return (
    <div className="overflow-x-auto">
      <table className="table">
        <caption className="sr-only">Changed fields</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <td className="text-muted">{name}</td>
              <td className="break-words">{before || '—'}</td>
              <td className="break-words">{after || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TextDifference({ text: { name, lines } }: { text: TextChange }) {
  return (
    <section aria-label={name}>
      <h4 className="mb-1 font-sans text-ui font-semibold">{name}</h4>
      <ScrollRegion
        label={`${name}, difference`}
        className="max-h-96 overflow-auto rounded-lg border border-line bg-canvas"
      >
        <pre className="w-max min-w-full py-1 text-ui/6">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line is what identifies it.
            <DifferenceLine key={at} line={line} />
          ))}
        </pre>
      </ScrollRegion>
    </section>
  )
}

const lineLooks = {
  same: { sign: ' ', spoken: '', className: 'text-muted' },
  removed: { sign: '−', spoken: 'Removed: ', className: 'bg-wa-mark text-ink' },
  added: { sign: '+', spoken: 'Added: ', className: 'bg-ac-mark text-ink' },
} as const

function DifferenceLine({ line }: { line: LineChange }) {
  if (line.kind === 'gap') return <div className="px-3 text-faint">{pluralize(line.lines, 'equal line')}</div>
  const { sign, spoken, className } = lineLooks[line.kind]
  return (
    <div className={joinClasses('px-3', className)}>
      <span aria-hidden>{sign} </span>
      {spoken && <span className="sr-only">{spoken}</span>}
      {line.text || ' '}
    </div>
  )
}

const casesPerPage = 10

function CaseChanges({ cases }: Pick<ProblemChanges, 'cases'>) {
  const [page, choosePage] = useState(1)
  const lastPage = Math.ceil(cases.length / casesPerPage)
  return (
    <section aria-label="Test cases">
      <h4 className="mb-1 font-sans text-ui font-semibold">Test cases: {caseChangeWords(cases)}</h4>
      <ul className="overflow-hidden rounded-lg border border-line [&>li:last-child]:border-b-0">
        {cases.slice((page - 1) * casesPerPage, page * casesPerPage).map((change) => (
          <CaseRow key={`${change.kind} ${change.name}`} change={change} />
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-2">
          <Pagination label="Pages of changed cases" page={page} lastPage={lastPage} onChoose={choosePage} />
        </div>
      )}
    </section>
  )
}

function caseChangeWords(cases: readonly CaseChange[]): string {
  return (['added', 'changed', 'removed'] as const)
    .map((kind) => ({ kind, count: cases.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ')
}

const excerptCharacters = 200

function CaseRow({ change: { kind, name, before, after } }: { change: CaseChange }) {
  const parts = (['title', 'input', 'output', 'explanation'] as const).filter(
    (part) => (before?.[part] ?? '') !== (after?.[part] ?? ''),
  )
  return (
    <li className="border-b border-line px-3 py-2 text-ui">
      <p>
        {name} <span className="text-muted">{kind}</span>
      </p>
      {parts.map((part) => (
        <div key={part} className="mt-1 grid gap-2 md:grid-cols-[96px_1fr_1fr]">
          <span className="text-caption text-faint capitalize">{part}</span>
          <Excerpt text={before?.[part]} className="bg-wa-mark" spoken="Before: " />
          <Excerpt text={after?.[part]} className="bg-ac-mark" spoken="After: " />
        </div>
      ))}
    </li>
  )
}

function Excerpt({
  text,
  className,
  spoken,
}: {
  text: string | undefined
  className: string
  spoken: string
}) {
  if (text === undefined) return <span className="text-faint">—</span>
  return (
    <pre className={joinClasses('min-w-0 rounded px-2 py-0.5 break-all whitespace-pre-wrap', className)}>
      <span className="sr-only">{spoken}</span>
      {text.slice(0, excerptCharacters)}
      {text.length > excerptCharacters && '…'}
    </pre>
  )
}
