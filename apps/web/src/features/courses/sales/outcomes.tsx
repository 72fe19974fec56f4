import { Check } from 'lucide-react'

/** The learning outcomes, as written by the course's author. */
export function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" className="text-title">
        What you'll learn
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex items-start gap-3 text-body">
            <Check size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ac" aria-hidden />
            <span className="min-w-0 break-words" dir="auto">
              {outcome}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
