import { Button } from '../../ui/button.tsx'

interface RefusalNoticeProps {
  words: string
  onBack: () => void
}

/** Replaces the composer in a room that the user may read but not write to. */
export function RefusalNotice({ words, onBack }: RefusalNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 text-ui text-muted"
    >
      <p className="min-w-0 flex-1 break-words">{words}</p>
      <Button isSmall onClick={onBack}>
        Go to the other rooms
      </Button>
    </div>
  )
}
