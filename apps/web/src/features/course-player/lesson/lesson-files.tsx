import type { LessonFile } from '@codedojo/contract'
import { Download } from 'lucide-react'
import { formatBytes } from '../../../lib/format/format-bytes.ts'

/** Downloadable files of the lesson. */
export function LessonFiles({ files }: { files: readonly LessonFile[] }) {
  if (files.length === 0) return null
  return (
    <section aria-label="Files to download" className="max-w-[680px]">
      <h2 className="mb-2 text-body font-semibold">Files to download</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
        {files.map(({ _id, name, bytes }) => (
          <li key={_id}>
            <a
              href={`/api/course/file/${encodeURIComponent(_id)}`}
              download={name}
              className="flex min-h-11 items-center gap-3 px-4 py-2 text-body hover:bg-raised"
            >
              <Download size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
              <bdi className="min-w-0 flex-1 break-words">{name}</bdi>
              <span className="num shrink-0 text-caption text-muted">{formatBytes(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
