import { ScanSearch } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

/** Opens the search for a smallest failing input; shown only after a failure. */
export function SmallestInputButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      look="ghost"
      isSmall
      icon={<ScanSearch size={14} strokeWidth={1.75} aria-hidden />}
      onClick={onClick}
    >
      Smallest failing input
    </Button>
  )
}
