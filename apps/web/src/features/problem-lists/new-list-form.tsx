import { addProblemList, type ProblemList } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { useIdempotentSend } from '../../lib/api/idempotent-sender.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { cacheList } from './queries.ts'

interface NewListFormProps {
  onMade: (list: ProblemList) => void
}

/** A one-line form to create a list; shows the server's error below. */
export function NewListForm({ onMade }: NewListFormProps) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const sendOnce = useIdempotentSend()
  const make = useMutation({
    mutationFn: () =>
      sendOnce((requestKey) => callApi(addProblemList, { body: { name: name.trim(), requestKey } })),
    onSuccess: (list) => {
      cacheList(queryClient, list)
      setName('')
      onMade(list)
    },
    onError: () => field.current?.focus(),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') field.current?.focus()
    else make.mutate()
  }
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={submit}>
      <Field
        ref={field}
        label="New list"
        placeholder="Name of the list"
        className="min-w-0 flex-1"
        maxLength={100}
        value={name}
        error={make.error ? messageOf(make.error) : undefined}
        onChange={(event) => {
          setName(event.target.value)
          if (make.isError) make.reset()
        }}
      />
      <Button
        type="submit"
        className="mt-7"
        isBusy={make.isPending}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      >
        Make
      </Button>
    </form>
  )
}
