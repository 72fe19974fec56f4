import { grouped } from '../../lib/format/counted.ts'
import { joinClasses } from '../../lib/join-classes.ts'

interface CharacterCountProps {
  text: string
  /** What the contract takes, in the units of `String.length`, as its schemas count. */
  most: number
}

/** A text that has used up so much of its room is told how much there is. */
const toldFromShare = 0.9

/** How close a text is to its limit, or by how much it is beyond; nothing while there is plenty of room. */
export function CharacterCount({ text, most }: CharacterCountProps) {
  if (text.length < most * toldFromShare) return null
  const over = text.length - most
  return (
    <span className={joinClasses('num text-caption', over > 0 ? 'text-wa' : 'text-faint')}>
      {over > 0 ? `${grouped(over)} too many` : `${grouped(text.length)} of ${grouped(most)}`}
    </span>
  )
}
