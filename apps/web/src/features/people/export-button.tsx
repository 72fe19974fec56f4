import { exportUsers } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { callUrl } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { fetchFile, saveFile } from '../../lib/api/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { useUserSearchParams } from './use-user-search-params.ts'

const failed = 'Failed to export the users.'

/** Downloads all pages of the filtered list as CSV. */
export function ExportButton() {
  const { filter } = useUserSearchParams()
  const save = useMutation({
    mutationFn: () => fetchFile(callUrl(exportUsers.path, {}, filter)),
    onMutate: () => forgetFailure(failed),
    onSuccess: (file) => saveFile('users.csv', file),
    onError: (error) =>
      notifyFailure(failed, {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => save.mutate() },
      }),
  })
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      disabled={save.isPending}
      onClick={() => save.mutate()}
    >
      Export CSV
    </Button>
  )
}
