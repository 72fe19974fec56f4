import { CircleAlert, Pause, Play, RefreshCw, X } from 'lucide-react'
import { useRef } from 'react'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { Button } from '../../../ui/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { InterruptedUpload } from './interrupted-upload.tsx'
import type { VideoUploadControl } from './use-video-upload.ts'

const small = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

interface UploadFieldProps {
  sending: VideoUploadControl
  /** Whether the lesson already has a video. */
  hasVideo: boolean
}

/** Uploads a video and shows its progress. */
export function UploadField(props: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { send } = props.sending
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <UploadState {...props} onChoose={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="video/mp4,video/webm,.mp4,.m4v,.webm"
        aria-label="Choose a video file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) {
            send(file)
            // The pressed button disappears, so the focus is moved.
            frame.current?.focus()
          }
          // Resets the input, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function UploadState({ sending, hasVideo, onChoose }: UploadFieldProps & { onChoose: () => void }) {
  const { state, send } = sending
  switch (state.kind) {
    case 'none':
      return (
        <>
          <InterruptedUpload />
          <VideoDropZone hasVideo={hasVideo} onFile={send} onChoose={onChoose} />
        </>
      )
    case 'underWay':
    case 'paused':
      return <Transfer sending={sending} state={state} />
    case 'checking':
      return (
        <p role="status" className="rounded-lg border border-line px-4 py-4 text-ui text-muted">
          “{state.file.name}” is there. Looking into it.
        </p>
      )
    case 'failed':
      return (
        <div role="alert" className="rounded-lg border border-line bg-wa-soft px-4 py-3 text-ui">
          <p className="flex items-start gap-2">
            <CircleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-wa" aria-hidden />
            <span className="min-w-0 break-words">
              “{state.file.name}” was not kept. {state.message}
            </span>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {!state.isFinal && (
              <Button isSmall icon={<RefreshCw {...small} />} onClick={() => send(state.file)}>
                Retry
              </Button>
            )}
            <Button isSmall look={state.isFinal ? 'default' : 'ghost'} onClick={onChoose}>
              Choose another file
            </Button>
          </div>
        </div>
      )
  }
}

interface TransferProps {
  sending: VideoUploadControl
  state: Extract<VideoUploadControl['state'], { kind: 'underWay' | 'paused' }>
}

function Transfer({ sending, state }: TransferProps) {
  const { file, sentBytes } = state
  const percent = file.size === 0 ? 100 : Math.floor((sentBytes / file.size) * 100)
  const isPaused = state.kind === 'paused'
  const isWaiting = state.kind === 'underWay' && state.isWaiting
  return (
    <div className="space-y-2 rounded-lg border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="truncate text-body" dir="auto">
            {file.name}
          </p>
          <p className="num text-ui text-muted">
            {formatBytes(sentBytes)} of {formatBytes(file.size)}, {percent} %
          </p>
        </div>
        <div className="flex gap-2">
          {isPaused ? (
            <Button isSmall icon={<Play {...small} />} onClick={sending.resume}>
              Resume
            </Button>
          ) : (
            <Button isSmall icon={<Pause {...small} />} onClick={() => void sending.pause()}>
              Pause
            </Button>
          )}
          <Button isSmall look="ghost" icon={<X {...small} />} onClick={() => void sending.cancel()}>
            Cancel upload
          </Button>
        </div>
      </div>
      <ProgressBar label={`Upload of ${file.name}`} percent={percent} />
      <p role="status" className="min-h-5 text-ui text-muted">
        {isPaused && 'Paused.'}
        {isWaiting && 'The connection is lost. The upload goes on by itself when it is back.'}
      </p>
    </div>
  )
}

interface VideoDropZoneProps {
  hasVideo: boolean
  onFile: (file: File) => void
  onChoose: () => void
}

function VideoDropZone({ hasVideo, onFile, onChoose }: VideoDropZoneProps) {
  return (
    <DropZone onFiles={([file]) => file && onFile(file)}>
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-body">{hasVideo ? 'Drop another video to replace it' : 'Drop a video here'}</p>
        <p className="text-ui text-muted">MP4 or WebM, at most 8 GB. A lost connection loses nothing.</p>
      </div>
      <Button isSmall onClick={onChoose}>
        Choose a video
      </Button>
    </DropZone>
  )
}
