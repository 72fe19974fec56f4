import { ChevronUp, Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTheme } from '../lib/theme.ts'

const ThemeMenu = lazy(async () => ({ default: (await import('./theme-menu.tsx')).ThemeMenu }))

/** The theme field of the footer. Its menu is loaded when it is opened first. */
export function ThemeField() {
  const theme = useTheme()
  const [isWanted, setIsWanted] = useState(false)
  const trigger = (
    <button
      type="button"
      aria-label={`Theme: ${theme}`}
      aria-haspopup="menu"
      className="btn w-full justify-start font-normal"
      onClick={() => setIsWanted(true)}
    >
      <Palette size={16} strokeWidth={1.75} aria-hidden />
      <span className="flex-1 text-left">{theme}</span>
      <ChevronUp size={14} strokeWidth={1.75} aria-hidden />
    </button>
  )
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ThemeMenu trigger={trigger} />
    </Suspense>
  )
}
