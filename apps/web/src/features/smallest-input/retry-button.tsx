import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

export function RetryButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button isSmall icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />} onClick={onClick}>
      {text}
    </Button>
  )
}
