import {
  type LessonCode,
  type LessonCodePart,
  languageNames,
  type ProgramBlock as WrittenBlock,
} from '@codedojo/contract'
import { Play, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TextSnapshot } from '../../../lib/autosave/text-autosave.ts'
import { watchPage } from '../../../lib/autosave/watch-page.ts'
import { modifierKey } from '../../../lib/keys/modifier-key.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { VersionConflictNotice } from '../../../ui/form/version-conflict-notice.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { notify } from '../../../ui/toast.tsx'
import { BlockTexts } from './block-texts.ts'
import { InputField } from './input-field.tsx'
import type { RenderEditor } from './program-editor.ts'
import { RunResult } from './run-result.tsx'
import { noJudgeWords, runAnnouncement } from './run-words.ts'
import { useProgramRun } from './use-program-run.ts'

interface ProgramBlockProps {
  userId: string
  lessonId: string
  block: WrittenBlock
  /** What the server keeps of the lesson. */
  kept: readonly LessonCode[]
  renderEditor: RenderEditor
}

/** A program of a lesson that can be changed and run, in one language or several. */
export function ProgramBlock({ userId, lessonId, block, kept, renderEditor }: ProgramBlockProps) {
  const [texts] = useState(() => new BlockTexts({ userId, lessonId, block, kept }))
  useEffect(() => watchPage(texts), [texts])
  const [language, setLanguage] = useState(() => texts.languageToShow())
  const program = useText(texts, language)
  const input = useText(texts, 'input')
  const { state, start, cancel } = useProgramRun({ lessonId, block: block.block })
  const runButton = useRef<HTMLButtonElement>(null)
  const run = () => start({ language, code: program.text, input: input.text })
  const name = `Program ${block.block}`

  const editor = (
    <div style={{ height: editorHeight(program.text) }}>
      {renderEditor({
        ...{ language, code: program.text },
        label: name,
        onChange: (code) => texts.autosaveOf(language).type(code),
        onLeave: () => runButton.current?.focus(),
      })}
    </div>
  )
  return (
    <section
      aria-label={name}
      dir="ltr"
      className="my-4 overflow-hidden rounded-lg border border-line bg-panel text-base"
      onKeyDown={(event) => {
        if (!isRunKey(event)) return
        event.preventDefault()
        run()
      }}
    >
      {block.programs.length > 1 ? (
        <Tabs
          label={`Language of ${name.toLowerCase()}`}
          tabs={block.programs.map((one) => ({ value: one.language, text: languageNames[one.language] }))}
          value={language}
          onChoose={(chosen) => {
            texts.chooseLanguage(chosen)
            setLanguage(chosen)
          }}
        >
          <TabPanel value={language}>{editor}</TabPanel>
        </Tabs>
      ) : (
        <>
          <p className="border-b border-line px-3 py-2 text-ui text-muted">{languageNames[language]}</p>
          {editor}
        </>
      )}
      <Conflict texts={texts} part={language} />
      {block.input !== null && (
        <>
          <InputField
            label={`Input of ${name.toLowerCase()}`}
            text={input.text}
            onChange={(text) => texts.autosaveOf('input').type(text)}
          />
          <Conflict texts={texts} part="input" />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
        <Button
          ref={runButton}
          isSmall
          look="primary"
          icon={<Play size={14} strokeWidth={1.75} aria-hidden />}
          isBusy={state.kind === 'running'}
          title={`Run (${modifierKey} ')`}
          onClick={run}
        >
          {state.kind === 'running' ? 'Running' : 'Run'}
        </Button>
        {state.kind === 'running' && (
          <Button isSmall look="ghost" onClick={cancel}>
            Cancel
          </Button>
        )}
        <ResetButton
          texts={texts}
          parts={[language, ...(block.input === null ? [] : (['input'] as const))]}
        />
        <span className="ml-auto text-caption text-faint">{savedWords([program, input])}</span>
      </div>
      {state.kind === 'running' && state.lacksJudge && (
        <p className="border-t border-line px-3 py-2 text-ui text-muted">{noJudgeWords(state, language)}</p>
      )}
      {state.kind === 'failed' && (
        <div className="border-t border-line p-3">
          <ErrorBox>{state.message}</ErrorBox>
        </div>
      )}
      {state.kind === 'ended' && <RunResult run={state.run} />}
      <p role="status" className="sr-only">
        {runAnnouncement(state)}
      </p>
    </section>
  )
}

function useText(texts: BlockTexts, part: LessonCodePart): TextSnapshot {
  const autosave = texts.autosaveOf(part)
  return useSyncExternalStore(autosave.subscribe, autosave.snapshot)
}

function isRunKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === "'" && (ctrlKey || metaKey) && !altKey
}

const lineHeightRem = 1.32
const mostLines = 24

/** As high as its code, up to a limit; the field scrolls then. */
function editorHeight(code: string): string {
  const lines = Math.min(Math.max(code.split('\n').length, 2), mostLines)
  return `${lines * lineHeightRem + 1.5}rem`
}

/** Whether and where what was typed is kept. Nothing is said where nothing was changed. */
function savedWords(snapshots: readonly TextSnapshot[]): string {
  const worst = snapshots.find(({ saved }) => saved !== 'saved')
  if (!worst) return ''
  return worst.saved === 'saving' ? 'Saving' : (worst.failure ?? 'Kept on this device')
}

interface ResetButtonProps {
  texts: BlockTexts
  /** What is shown, and reset together. */
  parts: readonly LessonCodePart[]
}

function ResetButton({ texts, parts }: ResetButtonProps) {
  const changed = parts.filter((part) => texts.autosaveOf(part).snapshot().text !== texts.originalOf(part))
  const reset = () => {
    const before = changed.map((part) => [part, texts.autosaveOf(part).snapshot().text] as const)
    for (const part of changed) texts.autosaveOf(part).type(texts.originalOf(part))
    const undo = () => {
      for (const [part, text] of before) texts.autosaveOf(part).type(text)
    }
    notify('The author’s program is back.', { action: { text: 'Undo', onClick: undo } })
  }
  return (
    <Button
      isSmall
      look="ghost"
      icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
      isIdle={changed.length === 0}
      onClick={reset}
    >
      Reset
    </Button>
  )
}

function Conflict({ texts, part }: { texts: BlockTexts; part: LessonCodePart }) {
  const { other } = useText(texts, part)
  if (other === null) return null
  return (
    <VersionConflictNotice
      what={part === 'input' ? 'input' : 'code'}
      other={other}
      onUseOther={() => texts.autosaveOf(part).takeOther()}
      onKeepMine={() => texts.autosaveOf(part).keepMine()}
    />
  )
}
