import { Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import { useInstallation } from '../../lib/installation.ts'
import { useNow } from '../../lib/use-now.ts'

const storageKey = 'announcement-read'

/** The announcement of the administrators until its end; this browser session hides one that was closed. */
export function AnnouncementBanner() {
  const { banner } = useInstallation()
  const now = useNow(60_000)
  const [closed, setClosed] = useState(readClosed)
  if (!banner || closed === banner.text || Date.parse(banner.until) <= now) return null
  const close = () => {
    setClosed(banner.text)
    try {
      sessionStorage.setItem(storageKey, banner.text)
    } catch {
      // Storage is full or blocked: it returns with the next page.
    }
  }
  return (
    <aside
      aria-label="Announcement"
      className="flex items-center gap-3 border-b border-line bg-primary-soft px-4 py-1 text-body print:hidden md:px-6"
    >
      <Megaphone size={16} strokeWidth={1.75} className="shrink-0 text-primary" aria-hidden />
      <p className="min-w-0 flex-1 py-1.5 break-words" dir="auto">
        {banner.text}
      </p>
      {/* Without a tooltip: the pages of visitors do without what tooltips need. */}
      <button
        type="button"
        aria-label="Close the announcement"
        className="btn btn-ghost btn-square btn-sm"
        onClick={close}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </aside>
  )
}

function readClosed(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
