import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { chooseTheme, type Theme, themes, themeTones, useTheme } from '../../lib/theme.ts'
import type { MenuOpening } from '../../ui/lazy-menu.tsx'
import { Menu } from '../../ui/menu.tsx'

/** The rows of a theme menu. A choice applies at once and keeps the menu open. */
export function ThemeRows() {
  const chosen = useTheme()
  return (
    <>
      <DropdownMenu.RadioGroup value={chosen}>
        {themes.map((theme) => (
          <DropdownMenu.RadioItem
            key={theme}
            value={theme}
            className="flex h-14 cursor-pointer items-center gap-3 rounded-md px-2.5 outline-none data-[highlighted]:bg-raised data-[state=checked]:bg-raised"
            onSelect={(event) => {
              event.preventDefault()
              chooseTheme(theme)
            }}
          >
            <ThemePreview theme={theme} />
            <span className="min-w-0 flex-1">
              <span className="block text-body text-ink">{theme}</span>
              <span className="block text-ui text-muted">{themeTones[theme]}</span>
            </span>
            <DropdownMenu.ItemIndicator>
              <Check size={16} strokeWidth={1.75} className="text-primary" aria-hidden />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <p className="mt-1.5 border-t border-line px-2.5 py-2.5 text-ui text-faint max-md:hidden">
        The editor follows.
      </p>
    </>
  )
}

/** A miniature page in the colours of the theme. */
function ThemePreview({ theme }: { theme: Theme }) {
  return (
    <span
      data-theme={theme}
      className="flex h-10 w-16 shrink-0 overflow-hidden rounded-md border border-line-strong bg-canvas"
      aria-hidden
    >
      <span className="w-3.5 border-r border-line bg-panel" />
      <span className="flex flex-1 flex-col gap-1.5 p-1.5">
        <span className="h-1 w-8 rounded-full bg-ink" />
        <span className="h-1 rounded-full bg-muted" />
        <span className="h-2 w-5 rounded-sm bg-primary" />
      </span>
    </span>
  )
}

interface ThemeMenuProps {
  /** One element that takes a ref and events. */
  trigger: ReactNode
  opening: MenuOpening
}

/** The theme menu. */
export function ThemeMenu({ trigger, opening }: ThemeMenuProps) {
  return (
    <Menu trigger={trigger} side="top" label="Theme" opening={opening}>
      <ThemeRows />
    </Menu>
  )
}
