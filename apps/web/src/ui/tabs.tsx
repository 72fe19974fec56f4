import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSelectedTabInView } from './use-selected-tab-in-view.ts'

export interface Tab<Value extends string> {
  value: Value
  text: ReactNode
  icon?: ReactNode
}

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChoose: (value: Value) => void
  /** Stands at the right end of the row. */
  trailing?: ReactNode
  /** The panels: `TabPanel`s. */
  children: ReactNode
  className?: string
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChoose, trailing, children, className } = props
  const row = useSelectedTabInView<HTMLDivElement>(value)
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen)
    if (tab) onChoose(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className={className}>
      <div className="flex items-center border-b border-line">
        <Radix.List ref={row} aria-label={label} className="ptabs min-w-0 flex-1 overflow-x-auto border-b-0">
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className="ptab">
              {tab.icon}
              {tab.text}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {trailing}
      </div>
      {children}
    </Radix.Root>
  )
}

export const TabPanel = Radix.Content
