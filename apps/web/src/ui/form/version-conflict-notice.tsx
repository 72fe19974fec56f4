import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { ScrollRegion } from '../scroll-region.tsx'

interface TwoVersionsNoticeProps {
  /** The kind of text: "code". */
  what: string
  /** The version that waits for the user's choice. */
  other: string
  onUseOther: () => void
  onKeepMine: () => void
  /** Renders the difference of the versions; without it the other version is shown in full. */
  renderDifference?: () => ReactNode
}

/** Shown when the same text was changed elsewhere: nothing is overwritten before the user has chosen a version. */
export function VersionConflictNotice(props: TwoVersionsNoticeProps) {
  const { what, other, onUseOther, onKeepMine, renderDifference } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <div role="alert" className="border-b border-line bg-limit-soft px-4 py-2 text-ui">
      <div className="flex flex-wrap items-center gap-2">
        <TriangleAlert size={16} strokeWidth={1.75} className="shrink-0 text-limit" aria-hidden />
        <p className="min-w-48 flex-1">
          This {what} was also changed in another place. Both versions are kept until you choose.
        </p>
        <Button isSmall look="ghost" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide the other version' : 'Show the other version'}
        </Button>
        <Button isSmall onClick={onUseOther}>
          Use the other version
        </Button>
        <Button isSmall onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
      {isShown && (
        <ScrollRegion label="The other version" className="mt-2 max-h-64 overflow-auto rounded-lg bg-canvas">
          {renderDifference?.() ?? <pre className="p-3 text-caption whitespace-pre-wrap">{other}</pre>}
        </ScrollRegion>
      )}
    </div>
  )
}
