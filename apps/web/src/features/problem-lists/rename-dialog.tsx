import { type ProblemList, renameProblemList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { cacheList } from './queries.ts'

interface RenameDialogProps {
  list: ProblemList
  onClose: () => void
}

export function RenameDialog({ list, onClose }: RenameDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(list.name)
  const rename = useMutation({
    mutationFn: () => callApi(renameProblemList, { params: { id: list._id }, body: { name: name.trim() } }),
    onSuccess: (renamed) => {
      cacheList(queryClient, renamed)
      onClose()
    },
  })
  const error = name.trim() === '' ? 'Name is required' : rename.error ? messageOf(rename.error) : undefined
  return (
    <FormDialog
      title="Rename list"
      isChanged={() => !rename.isSuccess && name !== list.name}
      faults={error === undefined ? 0 : 1}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') rename.mutate()
      }}
      buttons={
        <Button type="submit" look="primary" isBusy={rename.isPending}>
          Rename
        </Button>
      }
    >
      <div className="p-5">
        <Field
          label="Name"
          maxLength={100}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            if (rename.isError) rename.reset()
          }}
        />
      </div>
    </FormDialog>
  )
}
