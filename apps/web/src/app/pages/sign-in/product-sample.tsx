import type { ReactNode } from 'react'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'

const input = ['5', '1 4', '4 5', '7 9', '9 12', '15 18']

/** A sample of a failing test case, shown beside the sign-in and sign-up forms. */
export function ProductSample() {
  return (
    <div className="w-full max-w-[560px]">
      <h2 className="text-heading">See the first value that differs</h2>
      <p className="mt-2 mb-8 text-base text-muted">
        Each failing case shows input, your output and expected output side by side.
      </p>
      <div className="panel overflow-hidden">
        <div className="flex h-12 items-center gap-3 border-b border-line px-4">
          <VerdictPill status="Wrong Answer" />
          <span className="text-ui text-muted">Case 4 of 24</span>
          <span className="chip ml-auto">Different value</span>
        </div>
        <p className="border-b border-line px-4 py-3 text-ui">
          First difference on line 1, value 2.{' '}
          <span className="text-muted">
            Expected <span className="num text-ac">5</span>, got <span className="num text-wa">4</span>.
          </span>
        </p>
        <div className="grid grid-cols-3 divide-x divide-line">
          <Column title="Input" lines={input} />
          <Column
            title="Your output"
            lines={[<Mark key="1" before="1 " value="4" look="d-wa d-first" />, ...wrongRest()]}
          />
          <Column
            title="Expected"
            lines={[<Mark key="1" before="1 " value="5" look="d-ac d-first" />, ...expectedRest()]}
          />
        </div>
      </div>
    </div>
  )
}

function wrongRest(): ReactNode[] {
  return [
    <Mark key="2" value="4 5" look="d-wa" />,
    <Mark key="3" value="7 9" look="d-wa" />,
    <Mark key="4" value="9 12" look="d-wa" />,
    '15 18',
  ]
}

function expectedRest(): ReactNode[] {
  return [<Mark key="2" value="7 12" look="d-ac" />, '15 18']
}

function Mark({ before = '', value, look }: { before?: string; value: string; look: string }) {
  return (
    <>
      {before}
      {value.split(' ').map((token, index) => (
        <span key={token}>
          {index > 0 && ' '}
          <span className={look}>{token}</span>
        </span>
      ))}
    </>
  )
}

function Column({ title, lines }: { title: string; lines: ReactNode[] }) {
  return (
    <div>
      <p className="border-b border-line px-3 py-1.5 text-ui text-muted">{title}</p>
      <ol className="num text-ui">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sample is constant and its lines have no other identity.
          <li key={index} className="flex leading-6">
            <span className="mr-2.5 w-7 shrink-0 border-r border-line bg-canvas text-center text-[11px] text-faint">
              {index + 1}
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
