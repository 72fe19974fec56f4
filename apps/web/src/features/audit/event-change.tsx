import { changedFields } from './changed-fields.ts'

/** Before and after of an event side by side. */
export function EventChange({ before, after }: { before: unknown; after: unknown }) {
  const hasBefore = before !== null
  const hasAfter = after !== null
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
          {changedFields(before, after).map((field) => (
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
