import { requiredNameOf } from '@codedojo/contract'
import type { Identity } from '../../providers/identity/index.ts'

const nameSchema = requiredNameOf('Name')

/** Names as this installation takes them; where a provider tells none, the part of the e-mail before the @. */
export function nameOfIdentity(
  { firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'>,
  email: string,
): { readonly firstName: string; readonly lastName: string } {
  const before = email.split('@')[0] ?? ''
  return { firstName: taken(firstName) ?? taken(before) ?? 'Learner', lastName: taken(lastName) ?? '' }
}

function taken(name: string): string | null {
  return nameSchema.safeParse(name).data ?? null
}
