import { useEffect, useState } from 'react'

/** A page names itself anew when what it shows has come. */
const settledAfterMs = 300

/** Says the title of the page that was gone to, as browsers do of one that they load themselves. */
export function PageAnnouncement() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), settledAfterMs)
    })
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
