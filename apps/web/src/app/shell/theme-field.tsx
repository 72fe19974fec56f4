import { ChevronUp, Palette } from 'lucide-react'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { useTheme } from '../../lib/theme.ts'
import { LazyMenu } from '../../ui/lazy-menu.tsx'

const ThemeMenu = lazyOverlay(async () => (await import('./theme-menu.tsx')).ThemeMenu)

/** The theme select of the footer. */
export function ThemeField() {
  const theme = useTheme()
  const trigger = (
    <button type="button" aria-label={`Theme: ${theme}`} className="btn w-full justify-start font-normal">
      <Palette size={16} strokeWidth={1.75} aria-hidden />
      <span className="flex-1 text-left">{theme}</span>
      <ChevronUp size={14} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <LazyMenu trigger={trigger}>{(opening) => <ThemeMenu trigger={trigger} opening={opening} />}</LazyMenu>
  )
}
