import type { ContestQuestion } from '@codedojo/contract'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { UserText } from '../../../ui/markdown/user-text.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The user's own questions, and the published ones. */
export function QuestionList({ questions }: { questions: readonly ContestQuestion[] }) {
  return (
    <Panel title="Questions">
      {questions.length === 0 ? (
        <p className="px-4 py-4 text-ui text-muted">
          No question yet. Answers for everybody stand here, too.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {questions.map((question) => (
            <Question key={question._id} question={question} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Question({ question }: { question: ContestQuestion }) {
  const { letter, text, answer, isOwn, isPublic, at, answeredAt } = question
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap gap-x-2 text-caption text-muted">
        <span>{isOwn ? 'You asked' : 'Somebody asked'}</span>
        <span>{letter === null ? 'about the contest' : `about problem ${letter}`}</span>
        <time dateTime={at}>{formatDateTime(new Date(at))}</time>
        {isOwn && isPublic && <span>answered for everybody</span>}
      </p>
      <p className="mt-1 text-base break-words whitespace-pre-wrap" dir="auto">
        {text}
      </p>
      {answer === null ? (
        <p className="mt-2 text-ui text-muted">Not answered yet.</p>
      ) : (
        <div className="mt-2 border-l-2 border-line-strong pl-3">
          <p className="text-caption text-muted">
            Answer{answeredAt !== null && `, ${formatDateTime(new Date(answeredAt))}`}
          </p>
          <UserText text={answer} />
        </div>
      )}
    </li>
  )
}
