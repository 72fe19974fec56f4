import { readArguments, requireSignature, type SignatureTexts } from '@codedojo/contract'
import { PackageError } from '../package-error.ts'
import type { PackageCase } from '../test-cases.ts'

interface JudgedBy {
  readonly isByOneOutput: boolean
  readonly cases: readonly Pick<PackageCase, 'name' | 'input'>[]
}

/**
 * Refuses a signature with which no case, or not every case, can be a call. Throws `PackageError`, which names the first case whose
 * input does not have the form of the layout; takes time in proportion to the inputs.
 */
export function refuseUncallable(signature: SignatureTexts, { isByOneOutput, cases }: JudgedBy): void {
  if (!isByOneOutput)
    throw new PackageError(
      'codedojo.yaml: signature: a problem that is interactive or has several passes has no function to call.',
    )
  const read = requireSignature(signature)
  const unlike = cases.find(({ input }) => readArguments(read, Buffer.from(input).toString('utf8')) === null)
  if (unlike)
    throw new PackageError(
      `codedojo.yaml: signature.input: the input of the case "${unlike.name}" has another form.`,
    )
}
