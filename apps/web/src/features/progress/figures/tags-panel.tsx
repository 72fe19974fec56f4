import type { ProgressFigures } from '@codedojo/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { tagsToShow } from './tags-to-show.ts'

/** Number of tags shown before "Show all". */
const shownFirst = 6

/** Solved problems by tag, most solved first. */
export function TagsPanel({ byTag }: Pick<ProgressFigures, 'byTag'>) {
  const [isWhole, setIsWhole] = useState(false)
  const tags = tagsToShow(byTag)
  const shown = isWhole ? tags : tags.slice(0, shownFirst)
  return (
    <ReadingPanel title="Progress by tag">
      {tags.length === 0 && <p className="text-body text-muted">There are no published problems yet.</p>}
      <ul className="flex flex-col gap-3">
        {shown.map(({ tag, solved, total }) => (
          <li key={tag} className="grid grid-cols-[minmax(148px,2fr)_3fr_52px] items-center gap-3">
            <span className="truncate text-ui text-muted" title={tag} dir="auto">
              {tag}
            </span>
            <div
              role="progressbar"
              aria-label={`${tag} problems solved`}
              aria-valuenow={solved}
              aria-valuemin={0}
              aria-valuemax={total}
              className="h-1.5 overflow-hidden rounded-full bg-strong"
            >
              <div
                className="h-full rounded-full bg-primary"
                style={{ width: `${total === 0 ? 0 : Math.min(100, (100 * solved) / total)}%` }}
              />
            </div>
            <span className="num text-right text-ui text-faint">
              <span className="text-ink">{solved}</span>/{total}
            </span>
          </li>
        ))}
      </ul>
      {tags.length > shownFirst && (
        <Button
          isSmall
          look="ghost"
          className="mt-2 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${tags.length} tags`}
        </Button>
      )}
    </ReadingPanel>
  )
}
