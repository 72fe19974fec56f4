import type { FieldPath } from 'react-hook-form'
import { z } from 'zod'
import type { FormIssue } from './form-issues.ts'
import { compareFormPaths } from './form-path.ts'
import type { ProblemValues } from './problem-values.ts'

const leafSchema = z.object({ type: z.union([z.string(), z.number()]), message: z.string() })

/** Flattens React Hook Form's error tree to a list in page order. */
export function errorList(errors: object): FormIssue[] {
  return walk(errors, '').sort((one, other) => compareFormPaths(one.path, other.path))
}

function walk(node: unknown, path: string): FormIssue[] {
  if (typeof node !== 'object' || node === null) return []
  const leaf = leafSchema.safeParse(node).data
  if (leaf) return [{ path: path.replace(/\.root$/, ''), message: leaf.message }]
  return Object.entries(node).flatMap(([key, inner]) => walk(inner, path === '' ? key : `${path}.${key}`))
}

/** Whether the path is a field of the form. */
export function isFieldPath(path: string, values: ProblemValues): path is FieldPath<ProblemValues> {
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      values,
    )
  return found !== undefined
}
