import { type Language, languageNames } from '@codedojo/contract'
import { type ReactNode, useState } from 'react'
import { type Solution, SolutionCode } from './solution-code.tsx'
import { SolutionVideo } from './solution-video.tsx'

interface OpenSolutionsProps {
  solutions: readonly Solution[]
  /** Markdown; empty if none. */
  editorial: string
  /** The editor's language, whose solution is shown first. */
  language: Language
  /** Says until when the solutions are accessible. */
  premiumLine: ReactNode
  renderMarkdown: (text: string) => ReactNode
  onLoad: (solution: Solution) => void
}

/** The solutions of a problem: video, code in each language, and editorial. */
export function OpenSolutions(props: OpenSolutionsProps) {
  const { solutions, editorial, language, premiumLine, renderMarkdown, onLoad } = props
  const [chosen, setChosen] = useState<Language>(language)
  const shown = solutions.find((each) => each.language === chosen) ?? solutions[0]
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-title">Solutions</h2>
        <span className="text-ui text-muted">{premiumLine}</span>
      </header>
      {shown?.video !== undefined && (
        <div className="mt-4">
          <SolutionVideo
            key={shown.video}
            address={shown.video}
            title={`Video: solution in ${languageNames[shown.language]}`}
          />
        </div>
      )}
      {shown && (
        <section aria-label="Reference solution" className="mt-4">
          <SolutionCode solutions={solutions} shown={shown} onShow={setChosen} onLoad={onLoad} />
        </section>
      )}
      {editorial.trim() !== '' && <Editorial text={editorial} renderMarkdown={renderMarkdown} />}
    </>
  )
}

interface EditorialProps {
  text: string
  renderMarkdown: (text: string) => ReactNode
}

export function Editorial({ text, renderMarkdown }: EditorialProps) {
  return (
    <section aria-label="Editorial" className="mt-6 first:mt-0">
      <h2 className="text-title">Editorial</h2>
      <div className="text-statement [&_.katex]:text-[1.05em]!" dir="auto">
        {renderMarkdown(text)}
      </div>
    </section>
  )
}
