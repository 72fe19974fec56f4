import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface PasskeyButtonProps {
  isPending: boolean
  onStart: () => void
}

export function PasskeyButton({ isPending, onStart }: PasskeyButtonProps) {
  return (
    <Button icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden />} isBusy={isPending} onClick={onStart}>
      Continue with a passkey
    </Button>
  )
}
