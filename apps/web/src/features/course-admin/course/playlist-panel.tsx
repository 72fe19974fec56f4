import { type ManagedCourse, readPlaylist } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'

/** The YouTube playlist that a course imports lessons from: time and result of the last import, and a button to import again. */
export function PlaylistPanel({ course }: { course: ManagedCourse }) {
  const { playlistid, playlistReadAt, playlistTrouble, canReadPlaylists } = course
  const { mutate, isPending } = useReading(course)
  if (playlistid === '') return null
  return (
    <Panel
      title="Playlist"
      trailing={
        <Button
          isSmall
          disabled={isPending || !canReadPlaylists}
          icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => mutate()}
        >
          {isPending ? 'Reading' : 'Read again'}
        </Button>
      }
    >
      <div className="space-y-3 p-4">
        <DescriptionList>
          <DescriptionItem name="Playlist id">
            <span className="num break-all">{playlistid}</span>
          </DescriptionItem>
          <DescriptionItem name="Last read">
            {playlistReadAt === null ? 'Never' : formatFullDateTime(playlistReadAt)}
          </DescriptionItem>
        </DescriptionList>
        {playlistTrouble !== '' && (
          <p className="flex items-start gap-2 text-ui break-words">
            <TriangleAlert
              size={14}
              strokeWidth={1.75}
              className="mt-[3px] shrink-0 text-limit"
              aria-hidden
            />
            <span className="min-w-0">{playlistTrouble}</span>
          </p>
        )}
        <p className="text-ui text-muted">{playlistWords(course)}</p>
      </div>
    </Panel>
  )
}

function playlistWords({ canReadPlaylists, playlistReadAt }: ManagedCourse): string {
  if (!canReadPlaylists)
    return 'This installation has no key of the video service, so the list cannot be read: the playlist is one lesson, in the service’s own player. Set YOUTUBE_API_KEY and restart to have a lesson for each video.'
  if (playlistReadAt === null)
    return 'It has not been read yet. Reading it adds a lesson for each of its videos.'
  return 'Its videos are lessons above. Reading it again adds new videos at the end and hides those that are gone; your order, notes and problems stay.'
}

function useReading({ _id: id }: ManagedCourse) {
  const queryClient = useQueryClient()
  const reading = useMutation({
    mutationFn: () => callApi(readPlaylist, { params: { id } }),
    onMutate: () => forgetFailure('The playlist was not read.'),
    onSuccess: ({ message }) => notify(message),
    onError: (error) =>
      notifyFailure('The playlist was not read.', {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => reading.mutate() },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  return reading
}
