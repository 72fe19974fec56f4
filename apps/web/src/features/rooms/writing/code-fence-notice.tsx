import { Button } from '../../../ui/button.tsx'
import type { CodeFences } from './use-code-fences.ts'

/** Says that code in the message will be fenced, with a button to send it as typed. */
export function CodeFenceNotice({ isCode, isFenced, setIsFenced }: CodeFences) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-caption text-muted empty:hidden"
    >
      {isCode && (
        <>
          <span>{isFenced ? 'Looks like code: sent as a code block.' : 'Sent as you typed it.'}</span>
          <Button isSmall look="ghost" onClick={() => setIsFenced(!isFenced)}>
            {isFenced ? 'Send as typed' : 'Send as a code block'}
          </Button>
        </>
      )}
    </div>
  )
}
