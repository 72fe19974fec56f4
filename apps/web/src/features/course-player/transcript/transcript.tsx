import { containsWords, type Lesson } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { captionsOf } from '../html-video/use-shown-captions.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback } from '../progress/playback.ts'
import { usePlayback } from '../progress/use-playback.ts'
import { cuesQuery } from '../queries.ts'
import type { Cue } from './parse-vtt.ts'
import { TranscriptLine } from './transcript-line.tsx'

interface TranscriptProps {
  lesson: Lesson
  playback: Playback
  store: PlayerSettingsStore
}

/** The transcript; a click on a line seeks to it. */
export function Transcript({ lesson, playback, store }: TranscriptProps) {
  const captions = captionsOf(lesson, store.settings)
  const [search, setSearch] = useState('')
  if (captions === null) return null
  return (
    <Panel
      title="Transcript"
      trailing={
        lesson.captions.length > 1 && (
          <Select
            label="Language of the transcript"
            isQuiet
            selectClassName="select-sm border-transparent bg-transparent text-muted"
            options={lesson.captions.map(({ language, label }) => ({ value: language, text: label }))}
            value={captions.language}
            onChoose={(language) => store.change({ language })}
          />
        )
      }
    >
      <div className="border-b border-line p-2">
        <SearchField
          label="Search the transcript"
          className="input-sm w-full"
          value={search}
          onType={setSearch}
        />
      </div>
      <Lines key={captions._id} captionId={captions._id} search={search} playback={playback} />
    </Panel>
  )
}

interface LinesProps {
  captionId: string
  search: string
  playback: Playback
}

function Lines({ captionId, search, playback }: LinesProps) {
  const { data, error, refetch, isFetching } = useQuery(cuesQuery(captionId))
  const cues = data ?? []
  const current = usePlayback(playback, ({ position }) => currentCue(cues, position))
  const isPlaying = usePlayback(playback, (state) => state.isPlaying)
  const list = useRef<HTMLOListElement>(null)
  const wanted = search.trim()
  useEffect(() => {
    if (isPlaying && wanted === '') showRow(list.current, current)
  }, [current, isPlaying, wanted])
  if (data === undefined && error)
    return (
      <ErrorState
        title="The transcript could not be loaded."
        detail={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (data === undefined)
    return (
      <Skeleton label="Loading the transcript" className="space-y-4 p-4">
        <Bone className="w-2/3" />
        <Bone className="w-1/2" />
      </Skeleton>
    )
  const shown = cues.map((cue, at) => ({ cue, at })).filter(({ cue }) => containsWords([cue.text], wanted))
  if (shown.length === 0)
    return (
      <p className="p-4 text-ui text-muted">
        {cues.length === 0 ? 'There are no lines in it.' : 'No line has these words.'}
      </p>
    )
  return (
    <ol ref={list} className="relative max-h-72 overflow-y-auto py-1">
      {shown.map(({ cue, at }) => (
        <TranscriptLine
          key={at}
          cue={cue}
          isCurrent={at === current}
          onChoose={() => playback.transport?.seekTo(cue.from)}
        />
      ))}
    </ol>
  )
}

/** Index of the current cue, or of the last one; -1: none yet. */
export function currentCue(cues: readonly Cue[], position: number): number {
  return cues.findLastIndex(({ from }) => from <= position)
}

/** Scrolls only the list, not the page. */
function showRow(list: HTMLElement | null, at: number): void {
  const row = list?.children[at]
  if (!list || !(row instanceof HTMLElement)) return
  const isSeen =
    row.offsetTop >= list.scrollTop && row.offsetTop + row.offsetHeight <= list.scrollTop + list.clientHeight
  if (!isSeen) list.scrollTop = row.offsetTop - list.clientHeight / 3
}
