import { type AssistantState, assistantNames } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LifeBuoy, type LucideIcon, MessageSquareCode } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'
import { invalidateUsage, sendAssistantSwitch } from './queries.ts'

const icons = { ninja: MessageSquareCode, sahayak: LifeBuoy } as const satisfies Record<
  AssistantState['assistant'],
  LucideIcon
>

/** One switch per assistant. */
export function SwitchPanel({ assistants }: { assistants: readonly AssistantState[] }) {
  const [asked, setAsked] = useState<AssistantState | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: sendAssistantSwitch,
    onSuccess: ({ assistant, isOn }) => notify(`${assistantNames[assistant]} is ${isOn ? 'on' : 'off'}`),
    onMutate: () => forgetFailure('The switch was not turned'),
    onError: (error) => notifyFailure('The switch was not turned', { detail: messageOf(error) }),
    onSettled: () => invalidateUsage(queryClient),
  })
  const turn = () => asked && mutate({ assistant: asked.assistant, isOn: !asked.isOn })
  return (
    <Panel title="Switches">
      <ul className="px-4">
        {assistants.map((state) => (
          <SwitchRow
            key={state.assistant}
            state={state}
            isBusy={isPending}
            onAsk={() => {
              setAsked(state)
              setIsAsking(true)
            }}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={actOf(asked)}
          question={questionOf(asked)}
          confirmText={asked.isOn ? 'Switch off' : 'Switch on'}
          look={asked.isOn ? 'danger' : 'primary'}
          onConfirm={turn}
        />
      )}
    </Panel>
  )
}

function actOf({ assistant, isOn }: AssistantState): string {
  return `Switch ${isOn ? 'off' : 'on'} ${assistantNames[assistant]}`
}

function questionOf({ isOn }: AssistantState): string {
  return isOn
    ? 'Nobody can ask it from now on. What was said before can still be read.'
    : 'Everybody can ask it again.'
}

interface SwitchRowProps {
  state: AssistantState
  isBusy: boolean
  onAsk: () => void
}

function SwitchRow({ state, isBusy, onAsk }: SwitchRowProps) {
  const { assistant, isOn } = state
  const Icon = icons[assistant]
  return (
    <li className="flex min-h-16 items-center gap-3 border-line py-3 not-last:border-b">
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-0">
        <p className="text-body">
          {assistantNames[assistant]},{' '}
          <span className={isOn ? 'text-ac' : 'text-limit'}>{isOn ? 'on' : 'off'}</span>
        </p>
        <p className="text-ui break-words text-muted">{stateText(state)}</p>
      </div>
      <Button isSmall className="ml-auto shrink-0" isBusy={isBusy} aria-label={actOf(state)} onClick={onAsk}>
        {isOn ? 'Switch off' : 'Switch on'}
      </Button>
    </li>
  )
}

function stateText({ perDay, changedAt, changedBy }: AssistantState): string {
  const most = `Each person may ask ${pluralize(perDay, 'question')} a day.`
  if (changedAt === null) return most
  return `${most} Switched${changedBy ? ` by ${changedBy.name}` : ''}: ${formatDateTimeInSentence(new Date(changedAt))}.`
}
