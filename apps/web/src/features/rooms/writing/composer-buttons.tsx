import { Code, Send } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ComposerButtonsProps {
  canSend: boolean
  onInsertCode: () => void
}

/** The buttons beside the text field. */
export function ComposerButtons({ canSend, onInsertCode }: ComposerButtonsProps) {
  return (
    <>
      <IconButton
        label="Insert a code block"
        className="h-11 min-h-11 w-9 max-md:hidden"
        icon={<Code size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onInsertCode}
      />
      <Button
        type="submit"
        look="primary"
        aria-label="Send"
        disabled={!canSend}
        className="h-11 min-h-11 max-md:btn-square"
        icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
      >
        <span className="max-md:hidden">Send</span>
      </Button>
    </>
  )
}
