import { type Call, partNames } from '@codedojo/contract'
import type { Context } from '../context.ts'
import { AppError } from './app-error.ts'

/** Throws `part_off` for a call or an event of a part that this installation does without. */
export function requirePart(
  { installation }: Pick<Context, 'installation'>,
  { part }: Pick<Call, 'part'>,
): void {
  if (part !== undefined && !installation.settings().parts[part])
    throw new AppError('part_off', `This installation does without: ${partNames[part].toLowerCase()}.`)
}
