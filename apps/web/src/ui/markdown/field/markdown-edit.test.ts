import { expect, test } from 'vitest'
import {
  type MarkdownAct,
  markdownEdits,
  pictureEdit,
  type TextEdit,
  type TextSelection,
} from './markdown-edit.ts'

/** Parses a text in which `[` and `]` enclose the selection, or `|` marks the caret. */
function selectedIn(marked: string): TextSelection {
  if (marked.includes('|')) {
    const at = marked.indexOf('|')
    return { text: marked.replace('|', ''), start: at, end: at }
  }
  const [start, end] = [marked.indexOf('⟦'), marked.indexOf('⟧') - 1]
  return { text: marked.replace('⟦', '').replace('⟧', ''), start, end }
}

function afterEdit({ text }: TextSelection, { from, to, insert, start, end }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to)
  if (start === end) return `${next.slice(0, start)}|${next.slice(start)}`
  return `${next.slice(0, start)}⟦${next.slice(start, end)}⟧${next.slice(end)}`
}

test.each<[MarkdownAct, string, string]>([
  ['bold', 'a ⟦word⟧ b', 'a **⟦word⟧** b'],
  ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['bold', 'a ⟦**word**⟧ b', 'a ⟦word⟧ b'],
  ['bold', 'a ⟦word ⟧b', 'a **⟦word⟧** b'],
  ['bold', 'a |', 'a **⟦bold text⟧**'],
  ['italic', '⟦word⟧', '_⟦word⟧_'],
  ['code', 'x ⟦n + 1⟧', 'x `⟦n + 1⟧`'],
  ['code', '⟦a\nb⟧', '```\n⟦a\nb⟧\n```\n'],
  ['codeBlock', 'Read:|', 'Read:\n\n```\n|\n```\n'],
  ['codeBlock', '⟦```\na\n```⟧', '````\n⟦```\na\n```⟧\n````\n'],
  ['list', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
  ['list', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['list', 'Before\n|one', 'Before\n\n- one|'],
  ['list', '- one\n|two', '- one\n- two|'],
  ['numbers', '⟦- one\ntwo⟧', '⟦1. - one\n2. two⟧'],
  ['link', 'see ⟦the rules⟧', 'see [the rules](⟦https://⟧)'],
  ['link', '⟦https://a.example/x⟧', '[⟦words⟧](https://a.example/x)'],
])('%s of %s is %s', (act, before, after) => {
  const selected = selectedIn(before)

  expect(afterEdit(selected, markdownEdits[act](selected))).toBe(after)
})

test('a picture stands on a line of its own, and its words are selected to be written', () => {
  const selected = selectedIn('Look:|')

  const edit = pictureEdit(selected, { url: '/pictures/a.webp', name: 'tree [1].png' })

  expect(afterEdit(selected, edit)).toBe('Look:\n\n![⟦tree  1⟧](/pictures/a.webp)\n')
})
