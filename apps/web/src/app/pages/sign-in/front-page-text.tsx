import { StatementMarkdown } from '../../../features/statement/statement-markdown.tsx'

/** The administrators' text for everybody who signs in. */
export function FrontPageText({ text }: { text: string }) {
  return (
    <section aria-label="About this installation" className="mt-8 border-t border-line pt-4 text-body">
      <StatementMarkdown text={text} />
    </section>
  )
}
