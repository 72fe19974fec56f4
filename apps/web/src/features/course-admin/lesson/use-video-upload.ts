import { courseLimits, type StoredVideo, uploadedVideo } from '@codedojo/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { startUpload, type Transfer } from './video-upload.ts'

export type VideoUpload =
  | { readonly kind: 'none' }
  /** `isWaiting`: the connection is lost and is being retried. */
  | {
      readonly kind: 'underWay'
      readonly file: File
      readonly sentBytes: number
      readonly isWaiting: boolean
    }
  | { readonly kind: 'paused'; readonly file: File; readonly sentBytes: number }
  /** Fully uploaded; the server is checking the video. */
  | { readonly kind: 'checking'; readonly file: File }
  /** `isFinal`: a retry would fail again. */
  | { readonly kind: 'failed'; readonly file: File; readonly message: string; readonly isFinal: boolean }

/** Uploads a video; can be paused, resumes after a lost connection, and is aborted on unmount. */
export function useVideoUpload(onStored: (video: StoredVideo) => void) {
  const [state, setState] = useState<VideoUpload>({ kind: 'none' })
  const current = useRef<Transfer>(undefined)
  const store = useEffectEvent(onStored)
  useEffect(() => {
    // Retries as soon as the network is back, without waiting for the next scheduled retry.
    const goOn = () => void current.current?.abort().then(() => current.current?.start())
    const isWaiting = state.kind === 'underWay' && state.isWaiting
    if (!isWaiting) return
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [state])
  useEffect(() => () => void current.current?.abort(), [])

  const readUploaded = async (file: File, id: string) => {
    current.current = undefined
    setState({ kind: 'checking', file })
    try {
      store(await callApi(uploadedVideo, { params: { id } }))
      setState({ kind: 'none' })
    } catch (error) {
      const isFinal = error instanceof ApiError && ['video_refused', 'video_not_found'].includes(error.code)
      setState({ kind: 'failed', file, message: messageOf(error), isFinal })
    }
  }
  const send = (file: File) => {
    if (file.size > courseLimits.videoBytes)
      return setState({ kind: 'failed', file, message: 'The video is larger than 8 GB.', isFinal: true })
    setState({ kind: 'underWay', file, sentBytes: 0, isWaiting: false })
    current.current = startUpload(file, {
      onProgress: (sentBytes) => setState({ kind: 'underWay', file, sentBytes, isWaiting: false }),
      onWaiting: () =>
        setState((before) => (before.kind === 'underWay' ? { ...before, isWaiting: true } : before)),
      onUploaded: (id) => void readUploaded(file, id),
      onFailed: (message, { isFinal }) => setState({ kind: 'failed', file, message, isFinal }),
    })
  }
  const pause = async () => {
    await current.current?.abort()
    setState((before) =>
      before.kind === 'underWay'
        ? { kind: 'paused', file: before.file, sentBytes: before.sentBytes }
        : before,
    )
  }
  const resume = () => {
    current.current?.start()
    setState((before) =>
      before.kind === 'paused' ? { ...before, kind: 'underWay', isWaiting: false } : before,
    )
  }
  const cancel = async () => {
    const given = current.current
    current.current = undefined
    setState({ kind: 'none' })
    // If this request is lost, the server deletes the partial upload by itself after a while.
    await given?.abort(true).catch(() => {})
  }
  return { state, send, pause, resume, cancel }
}

export type VideoUploadControl = ReturnType<typeof useVideoUpload>
