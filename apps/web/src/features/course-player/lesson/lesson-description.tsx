import { useState } from 'react'
import { textLinkClasses } from '../../../ui/text-link.ts'

/** Maximum length of a collapsed description, in characters. Source: the specification of the course content. */
const shownCharacters = 200

/** The video's YouTube description as plain text. */
export function LessonDescription({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const characters = [...text]
  const isLong = characters.length > shownCharacters
  const shown = isLong && !isOpen ? `${characters.slice(0, shownCharacters).join('').trimEnd()}... ` : text
  return (
    <p className="max-w-[680px] text-base break-words whitespace-pre-wrap text-muted" dir="auto">
      {shown}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${textLinkClasses} ${isOpen ? 'mt-1 block' : ''}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show Less' : 'Read More...'}
        </button>
      )}
    </p>
  )
}
