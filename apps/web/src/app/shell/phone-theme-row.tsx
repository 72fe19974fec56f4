import { ChevronRight, Palette } from 'lucide-react'
import { useTheme } from '../../lib/theme.ts'
import { Menu } from '../../ui/menu.tsx'
import { ThemeRows } from './theme-menu.tsx'

/** The theme row of the phone menu: the name in use, a touch opens the choice. */
export function PhoneThemeRow({ className }: { className: string }) {
  const theme = useTheme()
  const trigger = (
    <button type="button" className={className}>
      <Palette size={18} strokeWidth={1.75} aria-hidden />
      <span className="flex-1 text-left">Theme</span>
      <span className="text-ui text-faint">{theme}</span>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <Menu trigger={trigger} label="Theme">
      <ThemeRows />
    </Menu>
  )
}
