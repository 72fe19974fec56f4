import { notionists } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { useMemo } from 'react'

/** A face drawn in the browser; the same name always gives the same face. */
export function DrawnAvatar({ name }: { name: string }) {
  const uri = useMemo(() => createAvatar(notionists, { seed: name, scale: 130 }).toDataUri(), [name])
  return <img src={uri} alt="" className="size-full" />
}
