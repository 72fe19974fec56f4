import { z } from 'zod'

export interface ChangedField {
  readonly name: string
  readonly before: string
  readonly after: string
}

const fieldsSchema = z.record(z.string(), z.unknown()).catch({})

/** What an event tells of before and after, field by field; a dash where there was nothing. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [earlier, later] = [fieldsSchema.parse(before), fieldsSchema.parse(after)]
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return [...names].map((name) => ({
    name,
    before: valueWords(earlier[name]),
    after: valueWords(later[name]),
  }))
}

const longest = 2000

function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return cut(value.join(', '))
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
