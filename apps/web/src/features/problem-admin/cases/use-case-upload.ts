import { uploadCaseFiles } from '@codedojo/contract'
import { useEffect, useReducer, useRef } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { uploadFile } from '../../../lib/api/upload-file.ts'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { applyUploadSteps, emptyUpload, type UploadStep } from './case-upload.ts'

/** Number of parallel uploads. */
const transfersAtOnce = 3

interface QueuedFile {
  readonly id: number
  readonly file: File
  /** Name of the file that it replaces; null to keep its own name. */
  readonly as: string | null
}

/** Uploads test case files and collects the results. Leaving the page aborts the uploads. */
export function useCaseUpload() {
  const { upload, step, stepNow } = useSteps()
  const queue = useRef<QueuedFile[]>([])
  const active = useRef(0)
  const lastId = useRef(0)
  const stop = useRef(new AbortController())
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  const sendNext = () => {
    const next = active.current < transfersAtOnce ? queue.current.shift() : undefined
    if (!next) return
    active.current += 1
    void sendOne(next, stop.current.signal).finally(() => {
      active.current -= 1
      sendNext()
    })
    sendNext()
  }
  const sendOne = async ({ id, file, as }: QueuedFile, signal: AbortSignal) => {
    try {
      const answer = await uploadFile(uploadCaseFiles, {
        query: { name: (as ?? file.name).split('/').at(-1) ?? file.name },
        file,
        signal,
        onProgress: (share) => step({ kind: 'progressed', id, share }),
      })
      step({ kind: 'answered', id, answer, as })
    } catch (error) {
      if (!signal.aborted) step({ kind: 'failed', id, message: messageOf(error) })
    }
  }
  const add = (files: readonly File[], as: string | null = null) => {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      step({ kind: 'started', id, name: as ?? file.name, bytes: file.size })
      if (file.size > uploadCaseFiles.bodyBytes) step({ kind: 'failed', id, message: tooLarge })
      else queue.current.push({ id, file, as })
    }
    sendNext()
  }
  return {
    upload,
    add,
    remove: (names: readonly string[]) => {
      queue.current = queue.current.filter(({ file, as }) => !names.includes(as ?? file.name))
      stepNow({ kind: 'removed', names })
    },
    clear: () => {
      stop.current.abort()
      stop.current = new AbortController()
      queue.current = []
      stepNow({ kind: 'cleared' })
    },
  }
}

const drawnEveryMs = 150

/** Batches the steps of uploads; user actions apply at once. */
function useSteps() {
  const [upload, apply] = useReducer(applyUploadSteps, emptyUpload)
  const waiting = useRef<UploadStep[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    apply(waiting.current)
    waiting.current = []
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const step = (one: UploadStep) => {
    waiting.current.push(one)
    timer.current ??= setTimeout(flush, drawnEveryMs)
  }
  const stepNow = (one: UploadStep) => {
    waiting.current.push(one)
    flush()
  }
  return { upload, step, stepNow }
}

const tooLarge = `The file is larger than ${formatBytes(uploadCaseFiles.bodyBytes)}.`
