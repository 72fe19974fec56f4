import { makeRequiredNameSchema } from '@codedojo/contract'
import type { Identity } from '../../providers/identity/index.ts'

const nameSchema = makeRequiredNameSchema('Name')

/** A valid account name; if the provider gives none, the local part of the e-mail. */
export function chooseAccountName(
  { firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'>,
  email: string,
): { readonly firstName: string; readonly lastName: string } {
  const before = email.split('@')[0] ?? ''
  return { firstName: taken(firstName) ?? taken(before) ?? 'Learner', lastName: taken(lastName) ?? '' }
}

function taken(name: string): string | null {
  return nameSchema.safeParse(name).data ?? null
}
