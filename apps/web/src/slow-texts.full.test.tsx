import { findSlowTexts, worstCaseTexts } from '@codedojo/contract/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseVtt } from './features/course-player/transcript/parse-vtt.ts'
import { mentionAtCaret } from './features/rooms/writing/mention-at-caret.ts'
import { markDifferences } from './features/submissions/result/mark-differences.ts'
import { removeLoneSurrogates } from './lib/autosave/remove-lone-surrogates.ts'
import { markdownEdits } from './ui/markdown/field/markdown-edit.ts'
import { isDrawable } from './ui/markdown/is-drawable.ts'
import { MarkdownText } from './ui/markdown/markdown-text.tsx'

const own = [
  '[^a]',
  '[^a]: ',
  '| a ',
  '- [ ] ',
  'www.a.',
  '$a',
  '&amp;',
  '<?',
  '<![CDATA[',
  '- a\n  ',
  '> a\n',
]

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  captions: (text) => parseVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`),
  'a mention': (text) => mentionAtCaret(text, text.length),
  'a text to store': removeLoneSurrogates,
  'code to fence': (text) => markdownEdits.codeBlock({ text, start: 0, end: text.length }),
  'whether a text can be drawn': isDrawable,
  'two outputs': (text) => markDifferences(text.slice(32_768), `${text.slice(32_768)}1`),
}

test.each(Object.entries(readers))(
  '%s is read in a time that grows with its length alone',
  async (_, read) => {
    expect(await findSlowTexts(worstCaseTexts(own), read)).toEqual([])
  },
)

/** The time limit for rendering the longest message of a room. */
const drawingMs = 500

test.each(['statement', 'talk'] as const)(
  'the longest message is drawn in a moment, whatever it is (%s)',
  async (manner) => {
    const draw = (text: string) =>
      renderToStaticMarkup(
        <MarkdownText
          text={text}
          manner={manner}
          urlTransform={() => ''}
          components={{ a: ({ children }) => <a href="/">{children}</a>, img: () => null }}
        />,
      )

    const slow = await findSlowTexts(worstCaseTexts(own, 4000), draw)

    expect(slow.filter(({ ms }) => ms > drawingMs)).toEqual([])
  },
)
