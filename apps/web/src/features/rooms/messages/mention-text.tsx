import { Children, Fragment, type ReactNode } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'

export interface MentionedPerson {
  readonly _id: string
  readonly name: string
}

interface MentionWordsProps {
  people: readonly MentionedPerson[]
  readerId: string
  children: ReactNode
}

/** Text of a message with its mentions highlighted, those of the reader most. */
export function MentionWords({ people, readerId, children }: MentionWordsProps) {
  if (people.length === 0) return children
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Words text={child} people={people} readerId={readerId} /> : child,
  )
}

function Words({ text, people, readerId }: Omit<MentionWordsProps, 'children'> & { text: string }) {
  const names = people.map(({ name }) => `@${escaped(name)}`).toSorted((a, b) => b.length - a.length)
  return text.split(new RegExp(`(${names.join('|')})`, 'u')).map((part, index) => {
    const person = people.find(({ name }) => part === `@${name}`)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Fragment key={index}>
        {person ? <Name text={part} isReader={person._id === readerId} /> : part}
      </Fragment>
    )
  })
}

function Name({ text, isReader }: { text: string; isReader: boolean }) {
  return (
    <bdi className={joinClasses('font-semibold', isReader && 'rounded bg-primary-soft px-1 text-primary')}>
      {text}
    </bdi>
  )
}

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
