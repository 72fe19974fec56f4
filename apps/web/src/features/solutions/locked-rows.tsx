import { languageNames, type SolutionFacts } from '@codedojo/contract'
import { BookOpen, CirclePlay, Code, Lock, type LucideIcon } from 'lucide-react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { editorialLengthText, joinNames } from './solution-text.ts'
import { sortByLanguage } from './sort-by-language.ts'

interface LockedRowsProps {
  solutions: SolutionFacts
}

/** Names and sizes of the locked parts; their content is not sent to the browser. */
export function LockedRows({ solutions }: LockedRowsProps) {
  const { access, editorialWords } = solutions
  const codes = sortByLanguage(solutions.codes)
  const filmed = codes.filter(({ hasVideo }) => hasVideo).map(({ language }) => languageNames[language])
  const isEditorialLocked = access === 'locked' && editorialWords > 0
  return (
    <ul
      aria-label="Locked"
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-canvas"
    >
      {isEditorialLocked && (
        <LockedRow icon={BookOpen} name="Editorial" size={editorialLengthText(editorialWords)} />
      )}
      {filmed.length > 0 && <LockedRow icon={CirclePlay} name="Video" size={joinNames(filmed)} />}
      {codes.map(({ language, lines }) => (
        <LockedRow
          key={language}
          icon={Code}
          name={languageNames[language]}
          size={pluralize(lines, 'line')}
        />
      ))}
    </ul>
  )
}

interface LockedRowProps {
  icon: LucideIcon
  name: string
  size: string
}

function LockedRow({ icon: Icon, name, size }: LockedRowProps) {
  return (
    <li className="flex h-12 items-center gap-3 px-4">
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <span className="text-body">{name}</span>
      <span className="ml-auto truncate text-ui text-muted tabular-nums">{size}</span>
      <Lock size={14} strokeWidth={1.75} className="shrink-0 text-faint" role="img" aria-label="Locked" />
    </li>
  )
}
