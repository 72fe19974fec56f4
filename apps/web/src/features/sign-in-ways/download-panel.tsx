import { downloadOwnData } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { callUrl } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { fetchFile, saveFile } from '../../lib/api/save-file.ts'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Downloads all data about the user as one file. It is streamed, so its size is known only at the end. */
export function DownloadPanel() {
  const [bytes, setBytes] = useState(0)
  const stop = useRef<AbortController>(null)
  const download = useMutation({
    mutationFn: () => {
      setBytes(0)
      stop.current = new AbortController()
      return fetchFile(callUrl(downloadOwnData.path, {}, {}), {
        signal: stop.current.signal,
        onBytes: setBytes,
      })
    },
    onSuccess: (file) => saveFile(`codedojo-${new Date().toISOString().slice(0, 10)}.zip`, file),
  })
  const isStopped = download.error?.name === 'AbortError'
  return (
    <Panel title="Your data">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-[560px] text-body text-muted">
          Profile, settings, submissions with their code, drafts, notes, lists, conversations, messages,
          orders, courses, certificates and contests, as one zip of JSON, Markdown and source files. Keep it
          where nobody else reads it.
        </p>
        {download.error && !isStopped && (
          <ErrorBox>The file was not downloaded. {messageOf(download.error)}</ErrorBox>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            isBusy={download.isPending}
            onClick={() => download.mutate()}
          >
            {download.isPending ? 'Collecting' : 'Download my data'}
          </Button>
          {download.isPending && (
            <>
              <span className="num text-ui text-muted">{formatBytes(bytes)} so far</span>
              <Button look="ghost" onClick={() => stop.current?.abort()}>
                Cancel
              </Button>
            </>
          )}
        </div>
        <p role="status" className="text-ui text-muted empty:hidden">
          {download.isPending && <span className="sr-only">Your data is being collected.</span>}
          {download.isSuccess && `The file is in your downloads, ${formatBytes(bytes)}.`}
          {isStopped && 'Cancelled. Nothing was downloaded.'}
        </p>
      </div>
    </Panel>
  )
}
