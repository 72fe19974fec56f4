import {
  type ManagedLesson,
  readYoutubeAddress,
  type StoredVideo,
  youtubeVideoAddress,
} from '@codedojo/contract'
import { useState } from 'react'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { formatClock } from '../../../lib/format/format-clock.ts'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { Field, FieldNote } from '../../../ui/form/field.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { parseYoutubeUrl } from './lesson-form.ts'
import { UploadField } from './upload-field.tsx'
import { useLessonForm } from './use-lesson-form.ts'
import type { VideoUploadControl } from './use-video-upload.ts'

interface UploadedVideoFieldProps {
  lesson: ManagedLesson | null
  /** The video in the form; null if none. */
  video: StoredVideo | null
  sending: VideoUploadControl
}

/** An uploaded video: its metadata, a preview, and a button to replace it. */
export function UploadedVideoField({ lesson, video, sending }: UploadedVideoFieldProps) {
  const { formState } = useLessonForm()
  const isSaved = lesson !== null && video !== null && lesson.videoId === video._id
  return (
    <fieldset className="min-w-0 space-y-3" aria-label="Video">
      {video && (
        <div className="grid items-start gap-4 md:grid-cols-[320px_1fr]">
          {isSaved ? (
            // biome-ignore lint/a11y/useMediaCaption: the captions are in the form beside it.
            <video
              key={video._id}
              controls
              preload="metadata"
              aria-label="Preview of the video"
              src={`/api/course/lesson/${encodeURIComponent(lesson._id)}/video`}
              className="aspect-video w-full rounded-lg bg-raised"
            />
          ) : (
            <p className="flex aspect-video w-full items-center justify-center rounded-lg bg-raised px-6 text-center text-ui text-muted">
              It plays here once the lesson is saved.
            </p>
          )}
          <VideoFacts video={video} />
        </div>
      )}
      <UploadField sending={sending} hasVideo={video !== null} />
      {/* No validation error is shown during an upload, and a rejected file has its own message. */}
      {sending.state.kind === 'none' && (
        <FieldNote id="video-note" error={formState.errors.videoId?.message} />
      )}
    </fieldset>
  )
}

function VideoFacts({ video: { name, bytes, seconds, width, height, codecs } }: { video: StoredVideo }) {
  return (
    <DescriptionList>
      <DescriptionItem name="File">{name}</DescriptionItem>
      <DescriptionItem name="Length">
        <span className="num">{formatClock(Math.round(seconds))}</span>
      </DescriptionItem>
      <DescriptionItem name="Size">
        <span className="num">{formatBytes(bytes)}</span>
      </DescriptionItem>
      <DescriptionItem name="Picture">
        <span className="num">
          {width} × {height}
        </span>
      </DescriptionItem>
      <DescriptionItem name="Codecs">
        <span className="num break-all">{codecs}</span>
      </DescriptionItem>
    </DescriptionList>
  )
}

/** The address of a YouTube video; every form of YouTube URL is accepted. */
export function YoutubeField() {
  const { register, formState, watch } = useLessonForm()
  return (
    <fieldset className="min-w-0 space-y-2" aria-label="Video">
      <Field
        label="Address at YouTube"
        inputMode="url"
        placeholder="https://youtu.be/…"
        hint="Any form: from the address bar, Share, Shorts, Live, or the code to embed it. A start time counts."
        error={formState.errors.address?.message}
        {...register('address')}
      />
      <YoutubeFound address={watch('address')} />
    </fieldset>
  )
}

/** Shows the recognized YouTube video, so that a mistake is noticed before saving. */
function YoutubeFound({ address }: { address: string }) {
  const read = readYoutubeAddress(address)
  if (read?.kind !== 'video') return null
  const { videoId, startSeconds } = read
  return (
    <p role="status" className="text-ui text-muted">
      YouTube video <span className="num">{videoId}</span>
      {startSeconds > 0 && `, from ${formatClock(startSeconds)}`}.{' '}
      <a
        href={youtubeVideoAddress(videoId, startSeconds)}
        target="_blank"
        rel="noreferrer noopener"
        className={textLinkClasses}
      >
        Look at it there
      </a>
    </p>
  )
}

/** A video hosted elsewhere: its URL, a preview, and its duration, which the server cannot detect. */
export function AddressField() {
  const { register, formState, watch, getValues, setValue } = useLessonForm()
  const [unplayable, setUnplayable] = useState('')
  const address = watch('address').trim()
  const isYoutube = parseYoutubeUrl(address) !== null
  const isAddress = URL.parse(address)?.protocol === 'https:' && !isYoutube
  const takeLength = (seconds: number) => {
    if (Number.isFinite(seconds) && getValues('seconds').trim() === '')
      setValue('seconds', formatClock(Math.round(seconds)), { shouldDirty: true })
  }
  return (
    <fieldset className="min-w-0 space-y-4" aria-label="Video">
      <div className="grid items-start gap-4 md:grid-cols-[1fr_160px]">
        <Field
          label="Address"
          inputMode="url"
          placeholder="https://"
          hint="Of a video file (MP4 or WebM) that a browser may fetch"
          error={formState.errors.address?.message}
          {...register('address')}
        />
        <Field
          label="Length"
          aside={<span className="text-faint">optional</span>}
          placeholder="12:30"
          hint="Needed to know how much was watched"
          error={formState.errors.seconds?.message}
          {...register('seconds')}
        />
      </div>
      {isYoutube && <YoutubeFound address={address} />}
      {isAddress && unplayable !== address && (
        // biome-ignore lint/a11y/useMediaCaption: the captions are in the form below it.
        <video
          key={address}
          controls
          preload="metadata"
          aria-label="Preview of the video"
          src={address}
          className="aspect-video w-full rounded-lg bg-raised md:w-80"
          onLoadedMetadata={({ currentTarget }) => takeLength(currentTarget.duration)}
          onError={() => setUnplayable(address)}
        />
      )}
      {isAddress && unplayable === address && (
        <p role="status" className="text-ui text-limit">
          This browser finds no video that it can play at this address.
        </p>
      )}
    </fieldset>
  )
}
