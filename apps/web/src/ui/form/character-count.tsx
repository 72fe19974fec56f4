import { formatCount } from '../../lib/format/pluralize.ts'
import { joinClasses } from '../../lib/join-classes.ts'

interface CharacterCountProps {
  text: string
  /** The contract's limit, in UTF-16 units (`String.length`). */
  most: number
}

/** The counter appears once this share of the limit is used. */
const toldFromShare = 0.9

/** The number of characters left, or by how many the text is too long; nothing while there is plenty of room. */
export function CharacterCount({ text, most }: CharacterCountProps) {
  if (text.length < most * toldFromShare) return null
  const over = text.length - most
  return (
    <span className={joinClasses('num text-caption', over > 0 ? 'text-wa' : 'text-faint')}>
      {over > 0 ? `${formatCount(over)} too many` : `${formatCount(text.length)} of ${formatCount(most)}`}
    </span>
  )
}
