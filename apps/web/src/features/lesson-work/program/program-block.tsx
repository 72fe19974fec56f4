import { type LessonCode, languageNames, type ProgramBlock as WrittenBlock } from '@codedojo/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { watchPage } from '../../../lib/autosave/watch-page.ts'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { BlockTexts } from './block-texts.ts'
import { InputField } from './input-field.tsx'
import type { RenderEditor } from './program-editor.ts'
import { ResetButton } from './reset-button.tsx'
import { RunBar } from './run-bar.tsx'
import { RunResult } from './run-result.tsx'
import { noJudgeWords, runAnnouncement } from './run-words.ts'
import { TextConflict } from './text-conflict.tsx'
import { useBlockText } from './use-block-text.ts'
import { useProgramRun } from './use-program-run.ts'

interface ProgramBlockProps {
  userId: string
  lessonId: string
  block: WrittenBlock
  /** The ids of all blocks of the notes. */
  blocks: readonly string[]
  /** The learner's work on the lesson that the server stores. */
  kept: readonly LessonCode[]
  renderEditor: RenderEditor
}

/** A program of a lesson that can be changed and run, in one language or several. */
export function ProgramBlock({ userId, lessonId, block, blocks, kept, renderEditor }: ProgramBlockProps) {
  const [texts] = useState(() => new BlockTexts({ userId, lessonId, block, blocks, kept }))
  useEffect(() => watchPage(texts), [texts])
  const [language, setLanguage] = useState(() => texts.languageToShow())
  const program = useBlockText(texts, language)
  const input = useBlockText(texts, 'input')
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
      <TextConflict texts={texts} part={language} />
      {block.input !== null && (
        <>
          <InputField
            label={`Input of ${name.toLowerCase()}`}
            text={input.text}
            onChange={(text) => texts.autosaveOf('input').type(text)}
          />
          <TextConflict texts={texts} part="input" />
        </>
      )}
      <RunBar run={{ state, cancel }} onRun={run} runButton={runButton} texts={[program, input]}>
        <ResetButton
          texts={texts}
          parts={[language, ...(block.input === null ? [] : (['input'] as const))]}
        />
      </RunBar>
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

function isRunKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === "'" && (ctrlKey || metaKey) && !altKey
}

const lineHeightRem = 1.32
const maxLines = 24

/** The height of the editor: that of its code, up to a limit, beyond which the editor scrolls. */
function editorHeight(code: string): string {
  const lines = Math.min(Math.max(code.split('\n').length, 2), maxLines)
  return `${lines * lineHeightRem + 1.5}rem`
}
