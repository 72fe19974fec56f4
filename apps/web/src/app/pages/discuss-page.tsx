import { globalRoom, problemRoomPrefix } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Code, MessageSquare, Video } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useSearchParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ComingSoon } from '../../features/rooms/coming-soon.tsx'
import { RoomsScreen } from '../../features/rooms/rooms-screen.tsx'
import { problemQuery } from '../../features/statement/queries.ts'
import { useAddressTab } from '../../lib/address/use-address-tab.ts'
import { useConnection } from '../../lib/api/use-connection.ts'
import { problemPath } from '../../lib/paths.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { Navbar } from '../shell/navbar.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { useTitle } from '../shell/use-title.ts'

const tabs = [
  { value: 'chat', text: 'Chat', icon: MessageSquare },
  { value: 'video', text: 'Video', icon: Video },
  { value: 'code', text: 'Code', icon: Code },
] as const

/** The discussion rooms. The page is as high as the window; on phones an open room is a screen of its own. */
export function DiscussPage() {
  useTitle('Discuss')
  useConnection() // Shared by all tabs of the page: it closes when the page is left.
  const user = useUser()
  const isPhone = useIsPhone()
  const [address, setAddress] = useSearchParams()
  const { shown: tab, show } = useAddressTab('tab', ['chat', 'video', 'code'])
  const room = address.get('room') ?? (isPhone ? null : globalRoom)
  const problemTitle = useProblemTitle(room)
  const isWholeScreen = isPhone && tab === 'chat' && room !== null
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      {!isWholeScreen && <Navbar />}
      <Tabs.Root value={tab} onValueChange={show} asChild>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex min-h-0 w-full max-w-[1200px] flex-1 flex-col outline-none md:px-6 md:pt-5 md:pb-7"
        >
          <h1 className="sr-only">Discuss</h1>
          <Tabs.List
            aria-label="Discuss"
            className={isWholeScreen ? 'hidden' : 'seg w-fit max-md:m-3 max-md:flex max-md:w-auto'}
          >
            {tabs.map(({ value, text, icon: Icon }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                className="max-md:h-10! max-md:flex-1 max-md:justify-center"
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {text}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="chat" className="min-h-0 flex-1 outline-none md:mt-4" tabIndex={-1}>
            <RoomsScreen
              user={user}
              current={room}
              onOpen={(id) => setAddress(id === null ? {} : { room: id })}
              onRename={(id) => setAddress({ room: id }, { replace: true })}
              problemPathOf={(_id) => problemPath({ _id })}
              problemTitle={problemTitle}
            />
          </Tabs.Content>
          <Tabs.Content value="video" className="min-h-0 flex-1 outline-none md:mt-4">
            <ComingSoon title="Video" />
          </Tabs.Content>
          <Tabs.Content value="code" className="min-h-0 flex-1 outline-none md:mt-4">
            <ComingSoon title="Code" />
          </Tabs.Content>
        </main>
      </Tabs.Root>
    </div>
  )
}

/** The title of the problem that a room is about; null if the room is about none, or the problem is unknown. */
function useProblemTitle(roomId: string | null): string | null {
  const id = roomId?.startsWith(problemRoomPrefix) ? roomId.slice(problemRoomPrefix.length) : ''
  const { data } = useQuery({ ...problemQuery(id), enabled: id !== '' })
  return data?.title ?? null
}
