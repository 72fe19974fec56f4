import { noteCharacters } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SaveStatus } from '../../ui/form/save-status.tsx'
import { VersionConflictNotice } from '../../ui/form/version-conflict-notice.tsx'
import { MarkdownField } from '../../ui/markdown/field/markdown-field.tsx'
import { MarkdownText } from '../../ui/markdown/markdown-text.tsx'
import { allowedLink, userTextComponents } from '../../ui/markdown/user-text-components.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { noteQuery } from './queries.ts'
import { useNote } from './use-note.ts'

interface NotePanelProps {
  userId: string
  problemId: string
  /** Called after each save on the server. */
  onSaved: () => void
}

/** The user's private note on the problem, saved automatically. */
export function NotePanel({ userId, problemId, onSaved }: NotePanelProps) {
  const { data: note, error, isFetching, refetch } = useQuery(noteQuery(problemId))
  if (note) return <NoteEditor key={problemId} note={note} userId={userId} onSaved={onSaved} />
  if (error)
    return (
      <ErrorState
        title="Failed to load your note."
        detail={`${messageOf(error)} What this browser keeps of it is safe.`}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Skeleton label="Loading your note" className="flex flex-col gap-4 p-5">
      <Bone className="w-40" />
      <div className="h-64 rounded-lg border border-line" />
    </Skeleton>
  )
}

type NoteEditorProps = Omit<NotePanelProps, 'problemId'> & Pick<Parameters<typeof useNote>[0], 'note'>

function NoteEditor({ userId, note, onSaved }: NoteEditorProps) {
  const { autosave, text, other, ...standing } = useNote({ userId, note, onSaved })
  return (
    <div className="flex h-full flex-col">
      {other !== null && (
        <VersionConflictNotice
          what="note"
          other={other}
          onUseOther={() => autosave.takeOther()}
          onKeepMine={() => autosave.keepMine()}
        />
      )}
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-3 max-md:px-4">
        <MarkdownField
          label="Your note"
          text={text}
          value={text}
          isNarrow
          manner="talk"
          rows={16}
          maxLength={noteCharacters}
          maxCharacters={noteCharacters}
          placeholder="The idea, what went wrong, what to remember."
          renderMarkdown={renderNote}
          onChange={(event) => autosave.type(event.target.value)}
          onBlur={() => void autosave.flush()}
        />
      </div>
      <footer className="flex h-9 shrink-0 items-center justify-between gap-4 border-t border-line px-5 text-caption text-muted max-md:px-4">
        <span>Only you see it.</span>
        <span role="status">{other === null && <SaveStatus {...standing} />}</span>
      </footer>
    </div>
  )
}

function renderNote(text: string) {
  return <MarkdownText text={text} manner="talk" urlTransform={allowedLink} components={userTextComponents} />
}
