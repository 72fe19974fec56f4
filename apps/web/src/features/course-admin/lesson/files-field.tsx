import {
  addLessonFile,
  deleteLessonFile,
  type LessonFile,
  lessonFileFault,
  lessonFileLimits,
  type ManagedLesson,
} from '@codedojo/contract'
import { CircleAlert, FileUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { IdempotentSender } from '../../../lib/api/idempotent-sender.ts'
import { uploadFile } from '../../../lib/api/upload-file.ts'
import { useCancellable } from '../../../lib/api/use-cancellable.ts'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

const small = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Downloadable files of the lesson. They are uploaded and deleted immediately, not when the form is saved. */
export function FilesField({ lesson }: { lesson: ManagedLesson | null }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">
        Files to download <span className="text-faint">optional</span>
      </legend>
      {lesson === null ? (
        <p className="text-ui text-muted">Files can be added once the lesson is saved.</p>
      ) : (
        <LessonFiles lesson={lesson} />
      )}
    </fieldset>
  )
}

function LessonFiles({ lesson }: { lesson: ManagedLesson }) {
  const { files, failure, sent, leaving, add, remove } = useFiles(lesson)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="space-y-3">
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line" aria-label="Files of the lesson">
          {files.map((file) => (
            <FileRow
              key={file._id}
              file={file}
              isLeaving={leaving.includes(file._id)}
              onDelete={() => void remove(file)}
            />
          ))}
        </ul>
      )}
      {files.length < lessonFileLimits.perLesson && (
        <DropZone onFiles={(chosen) => void add(chosen)}>
          <p className="min-w-0 flex-1 basis-48 text-ui text-muted">
            Drop files here: documents, code, pictures or a zip, at most {formatBytes(lessonFileLimits.bytes)}{' '}
            each.
          </p>
          <input
            ref={input}
            type="file"
            multiple
            aria-label="Choose files for learners"
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              void add(chosen)
            }}
          />
          <Button
            isSmall
            icon={<FileUp {...small} />}
            disabled={sent !== null}
            onClick={() => input.current?.click()}
          >
            Choose files
          </Button>
        </DropZone>
      )}
      {sent !== null && (
        <p role="status" className="text-ui text-muted">
          Uploading <bdi>{sent.name}</bdi>, {Math.round(sent.share * 100)} %
        </p>
      )}
      {failure !== '' && (
        <p role="alert" className="flex items-start gap-1.5 text-ui text-wa">
          <CircleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
          {failure}
        </p>
      )}
    </div>
  )
}

interface FileRowProps {
  file: LessonFile
  /** True while the file is being deleted. */
  isLeaving: boolean
  onDelete: () => void
}

function FileRow({ file: { name, bytes }, isLeaving, onDelete }: FileRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="flex items-center gap-3 px-4 py-1.5">
      <bdi className="min-w-0 flex-1 text-body break-words">{name}</bdi>
      <span className="num shrink-0 text-caption text-muted">{formatBytes(bytes)}</span>
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash2 {...small} />}
        disabled={isLeaving}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete file"
        question={`“${name}” is deleted for good, for learners, too.`}
        confirmText="Delete file"
        onConfirm={onDelete}
      />
    </li>
  )
}

function useFiles(lesson: ManagedLesson) {
  const [files, setFiles] = useState<readonly LessonFile[]>(lesson.files)
  const [failure, setFailure] = useState('')
  const [sent, setSent] = useState<{ readonly name: string; readonly share: number } | null>(null)
  /** Ids of the files that are being deleted. */
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const { run } = useCancellable()
  const [sendings] = useState(() => new Map<string, IdempotentSender>())
  const addOne = async (file: File) => {
    // A file that is chosen again after a lost answer gets the same request key, so that it is not stored twice.
    const same = `${file.name} ${file.size} ${file.lastModified}`
    const sender = sendings.get(same) ?? new IdempotentSender()
    sendings.set(same, sender)
    setSent({ name: file.name, share: 0 })
    const onProgress = (share: number) => setSent({ name: file.name, share })
    const kept = await run((signal) =>
      sender.send((requestKey) => {
        const query = { lesson: lesson._id, name: file.name, requestKey }
        return uploadFile(addLessonFile, { query, file, onProgress, signal })
      }),
    )
    setFiles((before) => [...before, kept])
  }
  const add = async (chosen: readonly File[]) => {
    setFailure('')
    for (const file of chosen) {
      try {
        const fault = faultOf(file)
        if (fault === null) await addOne(file)
        else setFailure(fault)
      } catch (error) {
        setFailure(`“${file.name}” was not kept. ${messageOf(error)}`)
      }
    }
    setSent(null)
  }
  const remove = async ({ _id, name }: LessonFile) => {
    setFailure('')
    setLeaving((before) => [...before, _id])
    try {
      await callApi(deleteLessonFile, { params: { id: _id } }).catch(unlessGone)
      setFiles((before) => before.filter((file) => file._id !== _id))
    } catch (error) {
      setFailure(`“${name}” was not deleted. ${messageOf(error)}`)
    }
    setLeaving((before) => before.filter((id) => id !== _id))
  }
  return { files, failure, sent, leaving, add, remove }
}

/** Ignores "not found": somebody else has deleted the file already. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'file_not_found')) throw error
}

function faultOf({ name, size }: File): string | null {
  if (size <= lessonFileLimits.bytes) return lessonFileFault(name)
  return `“${name}” is larger than ${formatBytes(lessonFileLimits.bytes)}. Split it, or link to it in the notes.`
}
