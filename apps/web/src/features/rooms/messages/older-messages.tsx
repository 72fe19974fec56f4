import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'

export interface OlderMessagesProps {
  hasOlder: boolean
  isLoading: boolean
  failure: Error | null
  /** True if the user has cleared the list on this page. */
  isCleared: boolean
  onLoad: () => void
  onShowCleared: () => void
}

/** A button above the first message that loads older ones; scrolling up loads them, too. */
export function OlderMessages(props: OlderMessagesProps) {
  const { hasOlder, isLoading, failure, isCleared, onLoad, onShowCleared } = props
  if (isCleared) return <Act text="Show earlier messages" onClick={onShowCleared} />
  if (failure)
    return (
      <div role="alert" className="px-5 text-center text-ui text-wa">
        Failed to load earlier messages. {messageOf(failure)}
        <Act text="Retry" onClick={onLoad} />
      </div>
    )
  if (!hasOlder) return null
  return (
    <Act
      text={isLoading ? 'Loading earlier messages' : 'Load earlier messages'}
      isBusy={isLoading}
      onClick={onLoad}
    />
  )
}

function Act({ text, isBusy = false, onClick }: { text: string; isBusy?: boolean; onClick: () => void }) {
  return (
    <div className="flex justify-center py-2">
      <Button isSmall look="ghost" aria-disabled={isBusy} onClick={onClick}>
        {text}
      </Button>
    </div>
  )
}
