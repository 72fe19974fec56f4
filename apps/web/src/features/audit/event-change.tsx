import type { AuditEvent } from '@codedojo/contract'
import { changedFields } from './changed-fields.ts'

/** The changed fields of an event, old and new value side by side. */
export function EventChange({ event }: { event: AuditEvent }) {
  const fields = changedFields(event)
  if (fields.length === 0)
    return <p className="text-ui text-muted">Nothing that is kept here is another than it was.</p>
  const hasBefore = event.before !== null
  const hasAfter = event.after !== null
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="table text-ui">
        <thead>
          <tr>
            <th className="w-40 max-md:w-24">Field</th>
            {hasBefore && <th>Before</th>}
            {hasAfter && <th>After</th>}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {fields.map((field) => (
            <tr key={field.name}>
              <td className="text-muted">{field.name}</td>
              {hasBefore && <td className="num wrap-anywhere">{field.before}</td>}
              {hasAfter && <td className="num wrap-anywhere">{field.after}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
