import type { AuditEvent } from '@codedojo/contract'
import { z } from 'zod'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { formatFullDateTime } from '../../lib/format/format-full-date-time.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'

export interface ChangedField {
  readonly name: string
  readonly before: string
  readonly after: string
}

type EventChange = Pick<AuditEvent, 'before' | 'after' | 'names'>

const fieldsSchema = z.record(z.string(), z.unknown()).catch({})
const nothing = '—'

/** Lists the fields that an event changed, with old and new value as text; unchanged fields are left out. */
export function changedFields({ before, after, names }: EventChange): ChangedField[] {
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)]
  const keys = new Set([...Object.keys(earlier), ...Object.keys(later)])
  // The title in the event tells more than the current name of the lesson, so the lesson is left out.
  if (keys.has('title')) keys.delete('lessonId')
  return [...keys]
    .map((key) => ({
      name: labels.get(key) ?? labelOf(key),
      before: valueWords(earlier[key], { key, names }),
      after: valueWords(later[key], { key, names }),
    }))
    .filter((field) => field.before !== field.after)
}

function fieldsOf(facts: unknown): Readonly<Record<string, unknown>> {
  return Array.isArray(facts) ? { order: facts } : fieldsSchema.parse(facts)
}

const labels = new Map([
  ['author', 'written by'],
  ['userId', 'person'],
  ['ids', 'people'],
  ['number', 'order'],
  ['address', 'address of the computer'],
  ['changed', 'changed, too'],
  ['searched', 'narrowed by a search'],
  ['isWhole', 'the whole price'],
  ['isAnswered', 'answered'],
])

/** "startsAt" is "starts", "amountPaise" is "amount", "isDraft" is "draft", "changedVerdicts" is "changed verdicts". */
function labelOf(key: string): string {
  const plain = key.replace(/^(is|has)(?=[A-Z])/, '').replace(/(?<=[a-z])(At|Paise|Id)$/, '')
  return plain.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

interface FieldContext {
  readonly key: string
  readonly names: AuditEvent['names']
}

const longest = 2000
const peopleKeys = new Set(['author', 'userId', 'person', 'ids'])

function valueWords(value: unknown, reading: FieldContext): string {
  const all = Array.isArray(value) ? value : [value]
  const words = all.map((each) => oneValue(each, reading)).filter((each) => each !== '')
  const text = words.join(', ') || nothing
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Empty for a missing value, and for the id of a thing whose name is not known; an unknown person was erased. */
function oneValue(value: unknown, { key, names }: FieldContext): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberWords(value, key)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (key === 'provider') return names[value] ?? value
  if (z.uuid().safeParse(value).success)
    return names[value] ?? (peopleKeys.has(key) ? 'somebody erased since' : '')
  return z.iso.datetime().safeParse(value).success ? formatFullDateTime(value) : value
}

function numberWords(value: number, key: string): string {
  if (key.endsWith('Paise')) return formatRupees(value)
  if (key === 'bytes') return formatBytes(value)
  return String(value)
}
