import { Eraser } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { forgetFailure, notifyFailure } from '../toast.tsx'
import type { ChatController } from './chat-controller.ts'
import { useChatSnapshot } from './use-chat-controller.ts'

interface ChatHeadProps {
  name: string
  talk: ChatController
  /** Stands beside the name, such as the name of the provider. */
  children?: ReactNode
  /** Clears the conversation; absent while it is not loaded. */
  onClear?: (() => Promise<unknown>) | undefined
}

const notCleared = 'talk-not-cleared'

/** The name of the assistant, and the button that clears the conversation. */
export function ChatHead({ name, talk, children, onClear }: ChatHeadProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isAnswering = useChatSnapshot(talk).live !== null
  const clear = () => {
    forgetFailure(notCleared)
    onClear?.().then(
      () => talk.forget(),
      (error: unknown) => notifyFailure(messageOf(error), { key: notCleared }),
    )
  }
  return (
    <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-2 border-b border-line py-1.5 pr-2 pl-4">
      <h2 className="text-body font-semibold">{name}</h2>
      {children}
      <Button
        isSmall
        look="ghost"
        className="ml-auto disabled:border-transparent"
        disabled={isAnswering || onClear === undefined}
        icon={<Eraser size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        Clear
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Confirm Reset"
        question="Are you sure you want to clear the chat? All messages will be lost."
        confirmText="Clear Chat"
        onConfirm={clear}
      />
    </header>
  )
}
