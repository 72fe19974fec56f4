import { z } from 'zod'

/** A schema for stored values that have the same fields and types as the example. */
export function schemaFromExample<Values>(example: Values): z.ZodType<Values> {
  return z.custom<Values>((value) => isLike(value, example))
}

/** A list matches when its entries match the first entry of the example; null in the example matches all but objects. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === null || example === undefined) return typeof value !== 'object' || value === null
  if (Array.isArray(example))
    return Array.isArray(value) && (example.length === 0 || value.every((each) => isLike(each, example[0])))
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  const found = new Map(Object.entries(value))
  return Object.entries(example).every(([name, each]) => isLike(found.get(name), each))
}
