import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { z } from 'zod'
import { waitingQuery } from '../../features/admin-overview/queries.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { formatCount } from '../../lib/format/pluralize.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { adminPath, managedStorePath } from '../../lib/paths.ts'
import { useIsPageEnabled } from '../shell/enabled-pages.ts'
import { adminBacklogPath } from './admin-backlog-path.ts'
import { type AdminGroup, type AdminPage, adminGroups, drawerPages } from './admin-pages.ts'

const storageKey = 'admin-drawer-closed'
const closedSchema = z.array(z.enum(adminGroups))

type DrawerPage = (typeof drawerPages)[number]

interface AdminDrawerProps {
  pages?: readonly DrawerPage[]
  onChoose?: () => void
}

/** The admin navigation in collapsible groups; the browser stores which groups are collapsed. */
export function AdminDrawer({ pages: all = drawerPages, onChoose }: AdminDrawerProps) {
  const isPageEnabled = useIsPageEnabled()
  const pages = all.filter(({ path }) => isPageEnabled(path))
  const [closed, setClosed] = useState(() => readStored(localStorage, storageKey, closedSchema, []))
  const setOpen = (group: AdminGroup, isOpen: boolean) => {
    const others = closed.filter((each) => each !== group)
    const next = isOpen ? others : [...others, group]
    setClosed(next)
    writeStored(localStorage, storageKey, next)
  }
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page another entry is active.
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={nav} aria-label="Admin" className="p-3 low:py-2">
      <Entries pages={pages} group={null} onChoose={onChoose} />
      {adminGroups
        .filter((group) => hasEntries(pages, group))
        .map((group) => (
          <Collapsible.Root
            key={group}
            open={!closed.includes(group)}
            onOpenChange={(isOpen) => setOpen(group, isOpen)}
            className="mt-4 low:mt-1.5"
          >
            <Collapsible.Trigger className="group flex h-8 w-full items-center justify-between rounded-md px-3 text-ui text-muted low:h-6 hover:text-ink max-md:h-11">
              {group}
              <ChevronDown
                size={14}
                strokeWidth={1.75}
                className="group-data-[state=closed]:-rotate-90"
                aria-hidden
              />
            </Collapsible.Trigger>
            <Collapsible.Content>
              <Entries pages={pages} group={group} onChoose={onChoose} />
            </Collapsible.Content>
          </Collapsible.Root>
        ))}
    </nav>
  )
}

function hasEntries(pages: readonly DrawerPage[], group: AdminGroup): boolean {
  return pages.some(({ entry }) => entry.group === group)
}

interface EntriesProps {
  pages: readonly DrawerPage[]
  group: AdminGroup | null
  onChoose: (() => void) | undefined
}

function Entries({ pages, group, onChoose }: EntriesProps) {
  return (
    <ul>
      {pages.map(({ path, entry }) =>
        entry.group === group ? (
          <li key={path}>
            <Entry path={path} entry={entry} onChoose={onChoose} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

interface EntryProps extends Pick<EntriesProps, 'onChoose'> {
  path: string
  entry: AdminPage['entry']
}

function Entry({ path, entry: { text, icon: Icon, waits }, onChoose }: EntryProps) {
  return (
    <NavLink
      to={path}
      end={path === adminPath || path === managedStorePath}
      onClick={onChoose}
      className={({ isActive }) =>
        joinClasses(
          'flex h-9 scroll-my-3 items-center gap-3 rounded-md px-3 text-body low:h-7 max-md:h-11',
          isActive ? 'bg-raised text-ink' : 'text-muted hover:text-ink',
        )
      }
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {text}
      {waits && <WaitingMark path={path} />}
    </NavLink>
  )
}

/** How many things wait for an admin on the page at this path and on its subpages; draws nothing for 0. */
function WaitingMark({ path }: { path: string }) {
  const { data = [] } = useQuery(waitingQuery)
  const count = data
    .filter((each) => isWithin(adminBacklogPath(each), path))
    .reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return null
  return (
    <span className="num ml-auto text-ui text-primary">
      {formatCount(count)}
      <span className="sr-only">{count === 1 ? ' waits' : ' wait'}</span>
    </span>
  )
}

function isWithin(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}?`) || page.startsWith(`${path}/`)
}
