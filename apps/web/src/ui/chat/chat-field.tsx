import { chatTextSchema } from '@codedojo/contract'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '../button.tsx'
import { isSendKey, sendKeyHints, useEnterKey } from './is-send-key.ts'
import { useAutoHeight } from './use-auto-height.ts'

interface ChatFieldProps {
  label: string
  placeholder: string
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  /** An answer is being written: it can be stopped, and nothing can be sent. */
  isAnswering: boolean
  /** Sending is disabled completely. */
  isClosed: boolean
  /** Id of the hint that explains the Enter key. */
  hintId: string
  onType: (text: string) => void
  onSend: () => void
  onStop: () => void
}

export function ChatField(props: ChatFieldProps) {
  const { label, placeholder, text, field, isAnswering, isClosed, hintId, onType, onSend, onStop } = props
  const faultId = useId()
  const fault = faultOf(text)
  const canSend = text.trim() !== '' && !isAnswering && !isClosed && fault === null
  const { enterKeyHint } = useEnterKey(sendKeyHints)
  useAutoHeight({ field, text, isNarrow: isAnswering })
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <div>
      <div className="flex items-end gap-2 rounded-lg border border-field-line bg-canvas p-1.5 focus-within:border-primary">
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? hintId : `${faultId} ${hintId}`}
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
          value={text}
          disabled={isClosed}
          className="max-h-40 min-h-8 min-w-0 flex-1 resize-none bg-transparent px-2 py-1 text-base outline-none placeholder:truncate placeholder:text-faint max-md:min-h-11 max-md:py-2.5 max-md:text-statement"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {isAnswering ? (
          <Button
            isSmall
            icon={<Square size={12} strokeWidth={1.75} fill="currentColor" aria-hidden />}
            onClick={() => {
              onStop()
              field.current?.focus()
            }}
          >
            Stop Generating
          </Button>
        ) : (
          <Button
            isSmall
            look="primary"
            aria-label="Send"
            disabled={!canSend}
            className="btn-square"
            icon={<ArrowUp size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              onSend()
              field.current?.focus()
            }}
          />
        )}
      </div>
      {fault !== null && (
        <p id={faultId} role="alert" className="mt-1 text-caption text-wa">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Why the server would refuse the text; null when it would not, or the text is empty. */
function faultOf(text: string): string | null {
  const parsed = chatTextSchema.safeParse(text)
  if (parsed.success || text.trim() === '') return null
  return parsed.error.issues.map(({ message }) => `${message}.`).join(' ')
}
