import { type Language, languageNames } from '@codedojo/contract'
import { CodeXml } from 'lucide-react'

interface LanguageMenuProps {
  language: Language
  /** The selectable languages. */
  languages: readonly Language[]
  onChoose: (language: Language) => void
}

export function LanguageMenu({ language, languages, onChoose }: LanguageMenuProps) {
  return (
    <div className="flex items-center gap-1.5 text-ui">
      <CodeXml size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
      <select
        aria-label="Language"
        className="h-8 cursor-pointer rounded-md bg-panel pr-1 text-ui font-semibold hover:bg-raised max-md:h-11 max-md:text-[16px]"
        value={language}
        onChange={(event) => {
          const chosen = languages.find((each) => each === event.target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
