import { languageNames, type NotesFinding, type NotesPart, parseNotes } from '@codedojo/contract'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { QuizChoices } from './quiz/quiz-choices.tsx'

interface NotesPreviewProps {
  notes: string
  /** Draws Markdown. */
  renderText: (markdown: string) => ReactNode
}

/** Notes as their author sees them: programs do not run, quizzes show what is right, and what cannot be read is told. */
export function NotesPreview({ notes, renderText }: NotesPreviewProps) {
  const { parts, findings } = parseNotes(notes)
  return (
    <>
      {findings.length > 0 && <Findings findings={findings} />}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text that is being typed is its place.
        <PreviewedPart key={at} part={part} renderText={renderText} />
      ))}
    </>
  )
}

const maxFindings = 5

function Findings({ findings }: { findings: readonly NotesFinding[] }) {
  return (
    <ul className="my-3 space-y-1 rounded-lg bg-limit-soft px-3 py-2 text-ui">
      {findings.slice(0, maxFindings).map(({ line, message }) => (
        <li key={`${line} ${message}`} className="flex items-start gap-2">
          <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-limit" aria-hidden />
          <span className="min-w-0">
            Line {line}: {message}
          </span>
        </li>
      ))}
    </ul>
  )
}

function PreviewedPart({
  part,
  renderText,
}: {
  part: NotesPart
  renderText: NotesPreviewProps['renderText']
}) {
  const questionId = useId()
  switch (part.kind) {
    case 'text':
      return renderText(part.raw)
    case 'program':
      return (
        <section
          aria-label={`Program ${part.block}`}
          className="my-3 rounded-lg border border-line px-3 py-2"
        >
          <p className="text-caption text-muted">
            Program that learners can change and run:{' '}
            {part.programs.map(({ language }) => languageNames[language]).join(', ')}
          </p>
          {renderText(part.raw)}
        </section>
      )
    case 'quiz': {
      const right = part.choices.flatMap(({ isRight }, place) => (isRight ? [place] : []))
      return (
        <section aria-label="Quiz" className="my-3 rounded-lg border border-line px-3 py-2">
          <p className="text-caption text-muted">Quiz, with the right answer chosen</p>
          <div id={questionId}>{renderText(part.question)}</div>
          <QuizChoices
            quiz={part}
            chosen={right}
            labelledBy={questionId}
            renderText={renderText}
            onChoose={null}
          />
          {part.explanation !== '' && renderText(part.explanation)}
        </section>
      )
    }
  }
}
