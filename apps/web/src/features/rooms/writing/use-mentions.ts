import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { isInputMethodKey } from '../../../lib/keys/input-method-keys.ts'
import { peopleQuery } from '../queries.ts'
import { completeMention, findMentioned, mentionAtCaret } from './mention-at-caret.ts'
import { optionId, type RoomPerson } from './mention-suggestions.tsx'

interface MentionOptions {
  readonly room: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly onText: (text: string) => void
}

const keySteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Autocompletion of mentions: suggestions, keyboard handling, and the people mentioned in the final text. */
export function useMentions({ room, field, text, onText }: MentionOptions) {
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [dismissed, setDismissed] = useState<number | null>(null)
  const chosen = useRef(new Map<string, string>())
  const nextCaret = useRef<number | null>(null)
  const typed = mentionAtCaret(text, Math.min(caret, text.length))
  const mention = typed && typed.from !== dismissed ? typed : null
  const { data = [] } = useQuery({
    ...peopleQuery(room, mention?.beginning ?? ''),
    enabled: mention !== null,
  })
  const people = mention ? data : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret can be put only behind the new text.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [text])

  const follow = () => {
    const at = field.current?.selectionStart ?? 0
    const now = mentionAtCaret(field.current?.value ?? '', at)
    if (now?.from !== dismissed) setDismissed(null)
    if (now?.beginning !== mention?.beginning) setActive(0)
    setCaret(at)
  }
  const choose = ({ _id, name }: RoomPerson) => {
    if (!mention) return
    const completed = completeMention(text, { mention, caret, name })
    chosen.current.set(_id, name)
    nextCaret.current = completed.caret
    setCaret(completed.caret)
    onText(completed.text)
  }
  /** Returns true if the list has handled the key. */
  const takeKey = (event: KeyboardEvent): boolean => {
    const person = people[active]
    if (!mention || !person || isInputMethodKey(event.nativeEvent)) return false
    const step = keySteps[event.key]
    if (step !== undefined) setActive((active + step + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person)
    else if (event.key === 'Escape') setDismissed(mention.from)
    else return false
    event.preventDefault()
    return true
  }
  return {
    people,
    active,
    listId,
    activeId: people.length > 0 ? optionId(listId, active) : undefined,
    follow,
    choose,
    takeKey,
    namedIn: (sent: string) => findMentioned(sent, chosen.current),
  }
}
