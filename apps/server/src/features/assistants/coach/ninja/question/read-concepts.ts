import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toChatText } from '../statement/plain-text.ts'
import type { Concept } from './concept.ts'

const note = /^---\n([\s\S]*?)\n---\n+(\S[\s\S]*)$/
const known = new Set(['name', 'also', 'alone', 'not before'])

/**
 * Reads the notes of a folder, one file for each concept: `name`, other names in `also`, names that count only when no
 * other concept is named in `alone`, and words that must not follow a name in `not before`. Throws with the name of the
 * file when a note is invalid.
 */
export function readConcepts(folder: string): readonly Concept[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return names.toSorted().map((name) => readConcept(name, readFileSync(join(folder, name), 'utf8')))
}

export function readConcept(file: string, text: string): Concept {
  const [, head = '', body] = note.exec(text.replaceAll('\r\n', '\n')) ?? []
  const lines = head.split('\n').map((line) => line.split(/:\s+(.*)/s))
  const fields = new Map(lines.map(([key = '', value = '']) => [key, value.trim()]))
  const name = fields.get('name')
  if (body === undefined || !name || [...fields.keys()].some((key) => !known.has(key)))
    throw new Error(
      `The note "${file}" must begin with its name and other names, and have a text below them.`,
    )
  const notBefore = listOf(fields.get('not before'))
  const alone = listOf(fields.get('alone'))
  return {
    name,
    pattern: patternOf([name, ...listOf(fields.get('also'))], notBefore),
    alone: alone.length === 0 ? null : patternOf(alone, []),
    words: toChatText(body)
      .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
      .trim(),
  }
}

function listOf(text = ''): string[] {
  return text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
}

/** Longer names first, because the first that matches counts. */
function patternOf(names: readonly string[], notBefore: readonly string[]): RegExp {
  const each = names.toSorted((a, b) => b.length - a.length).map(patternOfName)
  const follows = notBefore.length === 0 ? '' : `(?!\\s?(?:${notBefore.map(escaped).join('|')})\\b)`
  return new RegExp(`(?<![\\w])(?:${each.join('|')})(?!\\w)${follows}`, 'i')
}

/** A space also matches a hyphen or nothing, and the signs of a formula may stand apart: "two-pointers", "O( n )". */
function patternOfName(name: string): string {
  const joined = name.startsWith('O(') ? '[\\s*·]*' : '[- ]?'
  const pattern = name
    .split(/[\s-]+/)
    .map(escaped)
    .join(joined)
  return name.startsWith('O(') ? pattern.replace('\\(', '\\(\\s*').replace(/\\\)$/, '\\s*\\)') : pattern
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
