import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/stored.ts'

const draftSchema = z.string().max(20_000)

interface Owner {
  readonly userId: string
  readonly room: string
}

/** What is being written in a room; kept in this browser until it is sent. */
export function useRoomDraft({ userId, room }: Owner) {
  const key = `codedojo.room-draft.${userId}.${room}`
  const [draft, setDraft] = useState(() => readStored(localStorage, key, draftSchema, ''))
  const write = (text: string) => {
    setDraft(text)
    if (text === '') localStorage.removeItem(key)
    else writeStored(localStorage, key, text)
  }
  return { draft, write }
}
