import { BookOpen, CirclePlay, Code, type LucideIcon } from 'lucide-react'

const benefits: readonly { icon: LucideIcon; name: string; detail: string }[] = [
  {
    icon: Code,
    name: 'Reference solutions',
    detail:
      "The author's code for every problem, accepted on all of its cases, in each language it was written in.",
  },
  {
    icon: CirclePlay,
    name: 'Videos',
    detail: 'Beside the code, where the author has recorded one.',
  },
  {
    icon: BookOpen,
    name: 'Editorials',
    detail: 'The idea, why it is right and what it costs, before you have solved the problem yourself.',
  },
]

/** What premium includes, and what is free. */
export function PremiumBenefits() {
  return (
    <>
      <section aria-labelledby="premium-opens">
        <h2 id="premium-opens" className="text-title">
          What it opens
        </h2>
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-panel">
          {benefits.map(({ icon: Icon, name, detail }) => (
            <li key={name} className="flex gap-3.5 px-5 py-4">
              <Icon size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" aria-hidden />
              <div className="min-w-0">
                <p className="text-body font-semibold">{name}</p>
                <p className="mt-0.5 max-w-[560px] text-ui text-muted">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="premium-free" className="mt-8">
        <h2 id="premium-free" className="text-title">
          What stays open to everyone
        </h2>
        <p className="mt-2 max-w-[620px] text-body text-muted">
          All problems with their examples and hints, runs and submissions, and the editorial of every problem
          that you have solved.
        </p>
      </section>
    </>
  )
}
