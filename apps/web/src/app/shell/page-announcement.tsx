import { useEffect, useState } from 'react'

/** A page may change its title again once its data has loaded. */
const settledAfterMs = 300

/** Announces the title of the new page to screen readers after a client-side navigation, as browsers do after a page load. */
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
