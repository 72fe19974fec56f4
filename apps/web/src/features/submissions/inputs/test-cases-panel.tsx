import { limits, type Problem, requireSignature, resultInText, type SignatureTexts } from '@codedojo/contract'
import { MessagesSquare, Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { customName } from '../result/case-names.ts'
import { type CustomCase, validateInput } from './custom-cases.ts'
import { readTypedCall } from './typed-call.ts'

/** The selected case: a visible one by index, a custom one by id. */
export type ShownCase =
  | { kind: 'visible'; index: number }
  | { kind: 'custom'; id: number }
  | { kind: 'dialogue' }

interface TestCasesPanelProps {
  visibleCases: Problem['visibleTestCases']
  customCases: readonly CustomCase[]
  /** Inputs are then those of the interactor, and there are no expected outputs. */
  isInteractive?: boolean
  /** Where the learner plays the interactor; absent for problems that are not interactive. */
  dialogue?: ReactNode
  /** Inputs are then those of the first run, and there are no expected outputs. */
  isMultiPass?: boolean
  /** Cases are then shown as calls, and own ones may be typed as such. */
  signature?: SignatureTexts | undefined
  shown: ShownCase
  onShow: (shown: ShownCase) => void
  onAdd: () => void
  onEdit: (id: number, input: string) => void
  onRemove: (id: number) => void
}

/** The cases of a run: the problem's visible ones, and up to ten custom inputs. */
export function TestCasesPanel(props: TestCasesPanelProps) {
  const { visibleCases, customCases, isInteractive = false, isMultiPass = false, signature } = props
  const { dialogue, shown, onShow, onAdd, onEdit, onRemove } = props
  const isDialogueShown = dialogue !== undefined && shown.kind === 'dialogue'
  const custom = customCases.find((each) => shown.kind === 'custom' && each.id === shown.id)
  const visible = visibleCases[shown.kind === 'visible' ? shown.index : 0]
  const isFull = customCases.length >= limits.customInputs
  return (
    <div className="@container flex h-full min-h-0 flex-col gap-3 overflow-y-auto p-4">
      <div className="flex flex-wrap gap-1.5">
        {visibleCases.map((_, index) => (
          <CaseChip
            // biome-ignore lint/suspicious/noArrayIndexKey: visible cases never move.
            key={index}
            isShown={!custom && !isDialogueShown && (shown.kind === 'visible' ? shown.index : 0) === index}
            onShow={() => onShow({ kind: 'visible', index })}
          >
            Case {index + 1}
          </CaseChip>
        ))}
        {customCases.map((each, index) => (
          <CaseChip
            key={each.id}
            isShown={custom?.id === each.id}
            onShow={() => onShow({ kind: 'custom', id: each.id })}
          >
            {customName(index + 1)}
          </CaseChip>
        ))}
        <button
          type="button"
          className="chip h-7 text-ink disabled:text-faint max-md:h-11"
          disabled={isFull}
          title={isFull ? `At most ${limits.customInputs} custom cases` : undefined}
          onClick={() => onAdd()}
        >
          <Plus size={14} strokeWidth={1.75} aria-hidden /> Add case
        </button>
        {dialogue !== undefined && (
          <CaseChip isShown={isDialogueShown} onShow={() => onShow({ kind: 'dialogue' })}>
            <MessagesSquare size={14} strokeWidth={1.75} aria-hidden /> Play the interactor
          </CaseChip>
        )}
      </div>
      {isDialogueShown ? (
        dialogue
      ) : custom ? (
        <CustomCaseField
          key={custom.id}
          custom={custom}
          signature={signature}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      ) : (
        visible && (
          <VisibleCase
            {...visible}
            isInteractive={isInteractive}
            isMultiPass={isMultiPass}
            signature={signature}
          />
        )
      )}
    </div>
  )
}

interface CaseChipProps {
  isShown: boolean
  onShow: () => void
  children: ReactNode
}

function CaseChip({ isShown, onShow, children }: CaseChipProps) {
  return (
    <button type="button" aria-pressed={isShown} className="chip h-7 max-md:h-11" onClick={onShow}>
      {children}
    </button>
  )
}

interface VisibleCaseProps {
  input: string
  output: string
  isInteractive: boolean
  isMultiPass: boolean
  signature: SignatureTexts | undefined
}

function VisibleCase({ input, output, isInteractive, isMultiPass, signature }: VisibleCaseProps) {
  if (isInteractive)
    return (
      <>
        <p className="text-ui text-muted">
          The interactor reads this, and talks to your program. Your program does not see it. A case of your
          own is such an input, too. You can also play the interactor yourself.
        </p>
        <Sample title="Input of the interactor" text={input} />
      </>
    )
  if (isMultiPass)
    return (
      <>
        <p className="text-ui text-muted">
          Your program reads this when it runs for the first time. The judge makes the input of the next run
          from what it writes. A case of your own is the input of a first run, too.
        </p>
        <Sample title="Input of the first run" text={input} />
      </>
    )
  const call = signature ? readTypedCall(input, signature).call : null
  const expected = signature ? resultInText(requireSignature(signature), output) : null
  return (
    <>
      <div className="grid gap-3 @min-[480px]:grid-cols-2">
        {call === null ? <Sample title="Input" text={input} /> : <Sample title="Call" text={call} />}
        <Sample title="Expected" text={expected ?? output} />
      </div>
      {signature && <EmptyAnswer signature={signature} />}
    </>
  )
}

/** What a function returns where the statement has a word printed for nothing. */
function EmptyAnswer({ signature }: { signature: SignatureTexts }) {
  const { output, declaration } = requireSignature(signature)
  if (output.emptyWord === null) return null
  const empty = declaration.returns.depth === 0 ? 'an empty text' : 'an empty list'
  return (
    <p className="text-ui text-muted">
      Where the answer is <code>{output.emptyWord}</code>, return {empty}.
    </p>
  )
}

function Sample({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between text-ui text-muted">
        {title}
        <CopyButton label={`Copy ${title.toLowerCase()} of this case`} text={text} />
      </div>
      <pre className="max-h-60 overflow-auto rounded-lg border border-line bg-canvas px-3 py-2 text-ui">
        {text}
      </pre>
    </div>
  )
}

interface CustomCaseFieldProps {
  custom: CustomCase
  signature: SignatureTexts | undefined
  onEdit: (id: number, input: string) => void
  onRemove: (id: number) => void
}

function CustomCaseField({ custom, signature, onEdit, onRemove }: CustomCaseFieldProps) {
  const id = useId()
  const problem = validateInput(custom.input)
  const isBlank = custom.input.trim() === ''
  const typed = signature && problem === null && !isBlank ? readTypedCall(custom.input, signature) : null
  return (
    <div>
      <div className="mb-1 flex items-center justify-between text-ui">
        <label htmlFor={id}>{signature ? 'Call or input' : 'Input'}</label>
        <button type="button" className="btn btn-ghost btn-sm" onClick={() => onRemove(custom.id)}>
          <X size={14} strokeWidth={1.75} aria-hidden /> Remove
        </button>
      </div>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        className={joinClasses('textarea w-full font-mono', 'text-ui max-md:text-[16px]')}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        value={custom.input}
        onChange={(event) => onEdit(custom.id, event.target.value)}
      />
      <FieldNote
        id={`${id}-note`}
        error={problem ?? typed?.fault ?? undefined}
        hint={typed?.call ?? (signature ? hintOfCalls : hintOfInputs)}
      />
    </div>
  )
}

const hintOfInputs =
  'What the program reads. The expected output comes from the reference solution when there is one.'
const hintOfCalls = 'A call with its arguments, or what a whole program would read.'
