import { useSearchParams } from 'react-router'
import { AssistantAdmin } from '../../features/assistant-admin/assistant-admin.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useTitle } from '../shell/use-title.ts'

const spans = ['7', '30', '90', '365'] as const
const usualSpan = '30'

/** The AI assistants: who answers, who may be asked, and what it costs. The period in days is in the query of the address. */
export function AssistantsPage() {
  const [address, setAddress] = useSearchParams()
  useTitle('Assistants')
  const span = spans.find((each) => each === address.get('days')) ?? usualSpan
  return (
    <div className="mx-auto max-w-[1152px]">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-heading">Assistants</h1>
          <p className="mt-1 text-body text-muted">
            Who answers Code Ninja and Sahayak, what was asked, and what it cost.
          </p>
        </div>
        <Select
          label="Days"
          isQuiet
          value={span}
          options={spans.map((value) => ({ value, text: `Last ${value} days` }))}
          onChoose={(days) => setAddress(days === usualSpan ? {} : { days }, { replace: true })}
        />
      </header>
      <AssistantAdmin days={Number(span)} />
    </div>
  )
}
