import { type Language, languageNames, type Problem } from '@codedojo/contract'
import { CornerUpLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { HighlightedCode } from '../../ui/highlighted-code.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

export type Solution = NonNullable<Problem['referenceSolution']>[number]

interface SolutionCodeProps {
  solutions: readonly Solution[]
  shown: Solution
  onShow: (language: Language) => void
  onLoad: (solution: Solution) => void
}

/** The reference solution in one language, with a menu of its languages. */
export function SolutionCode({ solutions, shown, onShow, onLoad }: SolutionCodeProps) {
  const name = languageNames[shown.language]
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-canvas">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line p-2">
        <fieldset className="seg" aria-label="Language of the solution">
          {solutions.map(({ language }) => (
            <button
              key={language}
              type="button"
              aria-pressed={language === shown.language}
              onClick={() => onShow(language)}
            >
              {languageNames[language]}
            </button>
          ))}
        </fieldset>
        <div className="ml-auto flex items-center">
          <Button
            look="ghost"
            isSmall
            icon={<CornerUpLeft size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onLoad(shown)}
          >
            Load in editor
          </Button>
          <CopyButton label={`Copy the solution in ${name}`} text={shown.completeCode} />
        </div>
      </div>
      <ScrollRegion label={`Solution in ${name}`} className="overflow-auto md:max-h-[420px]">
        <HighlightedCode language={shown.language} code={shown.completeCode.trimEnd()} />
      </ScrollRegion>
    </div>
  )
}
