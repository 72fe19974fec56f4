import { useEffect, useState } from 'react'
import { z } from 'zod'
import { TypedKeeper } from './typed-keeper.ts'
import { watchPage } from './watch-page.ts'

/** One text of any length, kept in this browser until it is sent. Mount anew for another thing. */
export function useTextDraft(what: string, opened = '') {
  const [keeper] = useState(() => new TypedKeeper<string>({ what, schema: z.string() }))
  const [text, setText] = useState(keeper.found?.values ?? opened)
  useEffect(() => {
    keeper.adopt()
    return watchPage(keeper)
  }, [keeper])
  const write = (typed: string) => {
    setText(typed)
    if (typed === opened) keeper.forget()
    else keeper.type(typed, opened)
  }
  return { text, write, forget: () => keeper.forget() }
}
