import type { TranscriptLine } from '@codedojo/contract'
import { Play, RotateCcw, Send, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { isInputMethodKey } from '../../../lib/keys/input-method-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { disabledButtonProps } from '../judging/disabled-button-props.ts'
import { leftOutAfter, TranscriptLineView } from '../result/transcript-pane.tsx'
import type { DialogueState } from './dialogue-state.ts'
import { dialogueNotes, dialogueStatus } from './dialogue-text.ts'
import { type DialogueActions, type DialogueOptions, useDialogue } from './use-dialogue.ts'

/** Where the learner plays the interactor: what the program wrote, and a line for the answer. */
export function DialoguePanel(options: DialogueOptions) {
  const actions = useDialogue(options)
  const { state, start } = actions
  const frame = useRef<HTMLDivElement>(null)
  useFocusAfterTurn(frame, state)
  const hasBegun = state.last !== null || state.running !== null
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col gap-2">
      {hasBegun ? (
        <DialogueLines state={state} />
      ) : (
        <p className="text-ui text-muted">
          Your program runs until it waits for an answer. Type what the interactor would say, and press Enter.
          It is run again from its start for each answer, and nothing is judged.
        </p>
      )}
      <DialogueStanding state={state} />
      {state.last?.dialogue?.state === 'waiting' && <AnswerLine actions={actions} />}
      <div className="flex flex-wrap gap-2">
        {state.running ? (
          <Button isSmall icon={<Square size={14} strokeWidth={1.75} aria-hidden />} onClick={actions.stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button
              isSmall
              data-after-turn
              {...disabledButtonProps(options.closedReason)}
              icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
              onClick={start}
            >
              {hasBegun ? 'Start anew' : 'Start the dialogue'}
            </Button>
            {state.answers.length > 0 && (
              <Button
                isSmall
                {...disabledButtonProps(options.closedReason)}
                icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
                onClick={actions.repeat}
              >
                Same answers again
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** After a turn the answer line has the focus, or the button that starts anew, unless the learner went elsewhere meanwhile. */
function useFocusAfterTurn(frame: RefObject<HTMLDivElement | null>, { running, last }: DialogueState) {
  const wasRunning = useRef(running !== null)
  const isRunning = running !== null
  const isWaiting = last?.dialogue?.state === 'waiting'
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning
    wasRunning.current = isRunning
    const { activeElement } = document
    const isHere = activeElement === document.body || frame.current?.contains(activeElement) === true
    if (!hasEnded || !isHere) return
    const next = isWaiting ? 'textarea' : '[data-after-turn]'
    frame.current?.querySelector<HTMLElement>(next)?.focus()
  }, [frame, isRunning, isWaiting])
}

/** The lines of both, with the answer that is on its way. A screen reader hears each new one. */
function DialogueLines({ state: { last, running, answers } }: { state: DialogueState }) {
  const box = useRef<HTMLElement>(null)
  const isAnew = running?.handAnswers.length === 0
  const { lines, leftOut } = (isAnew ? null : last?.dialogue?.transcript) ?? nothingSaid
  const shown = [...lines, ...linesOf(running?.handAnswers[answers.length]?.text)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what it scrolls to.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [shown.length, last])
  return (
    <section
      ref={box}
      aria-label="Dialogue"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll it.
      tabIndex={0}
      className="relative min-h-16 flex-1 overflow-auto rounded-lg border border-line bg-canvas py-1.5 text-ui/6 max-md:max-h-[45dvh]"
    >
      <div role="log" aria-label="Lines of the dialogue">
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line is what identifies it.
          <div key={index}>
            {leftOut > 0 && index === leftOutAfter(lines) && (
              <p className="px-3 text-faint">{pluralize(leftOut, 'line')} left out</p>
            )}
            <TranscriptLineView line={line} judgeName="You" />
          </div>
        ))}
      </div>
    </section>
  )
}

const nothingSaid = { lines: [], leftOut: 0 }

/** The lines of an answer that the program has not been given yet. */
function linesOf(text: string | undefined): TranscriptLine[] {
  if (text === undefined) return []
  const whole = text.endsWith('\n') ? text.slice(0, -1) : text
  return whole.split('\n').map((line) => ({ by: 'judge', text: line }))
}

function DialogueStanding({ state }: { state: DialogueState }) {
  const { last, running, failure } = state
  const stderr = last?.dialogue?.stderr ?? ''
  const compileMessage = last?.dialogue === null ? last.compileMessage : null
  const output = running ? null : (compileMessage ?? (stderr === '' ? null : stderr))
  return (
    <>
      <div role="status" className="text-ui">
        <p>{dialogueStatus(state)}</p>
        {!running &&
          dialogueNotes(state).map((note) => (
            <p key={note} className="text-muted">
              {note}
            </p>
          ))}
      </div>
      {failure !== null && (
        <p role="alert" className="text-ui text-wa">
          {failure}
        </p>
      )}
      {output !== null && (
        <pre className="max-h-32 shrink-0 overflow-auto rounded-lg border border-line bg-canvas px-3 py-2 text-caption whitespace-pre-wrap">
          {output}
        </pre>
      )}
    </>
  )
}

function AnswerLine({ actions: { state, type, send } }: { actions: DialogueActions }) {
  const id = useId()
  const isRunning = state.running !== null
  const sendOnEnter = (event: KeyboardEvent) => {
    // On a touch keyboard, too: one line is what an interactor mostly says, and several may be said one after the other.
    if (event.key !== 'Enter' || event.shiftKey || isInputMethodKey(event.nativeEvent)) return
    event.preventDefault()
    if (!isRunning) send()
  }
  return (
    <div className="flex items-end gap-2">
      <label htmlFor={id} className="sr-only">
        Your answer
      </label>
      <textarea
        id={id}
        rows={Math.min(4, state.typed.split('\n').length)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        enterKeyHint="send"
        placeholder="What the interactor says"
        className="textarea min-h-8 w-full resize-none py-1 font-mono text-ui max-md:min-h-11 max-md:py-2.5 max-md:text-[16px]"
        aria-describedby={`${id}-hint`}
        value={state.typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <span id={`${id}-hint`} className="sr-only">
        Enter sends, Shift Enter adds a line
      </span>
      <Button
        look="primary"
        isSmall
        aria-label="Send the answer"
        isBusy={isRunning}
        icon={<Send size={14} strokeWidth={1.75} aria-hidden />}
        onClick={send}
      >
        Send
      </Button>
    </div>
  )
}
