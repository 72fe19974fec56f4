import { findMatchRange } from '@codedojo/contract'
import { ArrowRight, FileText, List, Map as MapIcon, Zap } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { DifficultyMark } from '../../shared/problems/difficulty-mark.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import type { PaletteEntry } from './palette-entry.ts'

interface PaletteRowProps {
  id: string
  entry: PaletteEntry
  query: string
  isSelected: boolean
  onChoose: (isNewTab: boolean) => void
}

const icons = {
  problem: FileText,
  list: List,
  plan: MapIcon,
  page: ArrowRight,
  action: Zap,
} as const

export function PaletteRow({ id, entry, query, isSelected, onChoose }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSelected])
  const Icon = icons[entry.kind]
  return (
    // The input keeps the focus and handles the keys; a row handles the pointer only.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the selected option.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={joinClasses(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-body max-md:min-h-11',
        isSelected ? 'bg-raised text-ink' : 'text-muted hover:bg-raised',
      )}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <Icon size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
      {entry.kind === 'problem' && <span className="num text-ui text-faint">{entry.number}</span>}
      <span className="min-w-0 flex-1 truncate">
        <Marked text={entry.text} query={query} />
        {entry.kind === 'problem' && entry.foundBy !== null && (
          <span className="ml-2 text-ui text-faint">
            <span className="sr-only">also called </span>
            <Marked text={entry.foundBy} query={query} />
          </span>
        )}
      </span>
      {entry.kind === 'problem' ? (
        entry.difficulty && <DifficultyMark difficulty={entry.difficulty} />
      ) : (
        <span className="max-md:hidden">
          <KeyCaps keys={entry.keys} />
        </span>
      )}
    </div>
  )
}

/** The text with the matching letters in bold. */
function Marked({ text, query }: { text: string; query: string }) {
  const found = findMatchRange(text, query)
  if (found === null) return text
  const [at, end] = found
  return (
    <>
      {text.slice(0, at)}
      <span className="font-semibold text-ink">{text.slice(at, end)}</span>
      {text.slice(end)}
    </>
  )
}
