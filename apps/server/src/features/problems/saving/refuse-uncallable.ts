import { type ProblemDraft, readArguments, requireSignature } from '@codedojo/contract'
import type { Transaction } from '@codedojo/db'
import { isJudgedByOneOutput } from '@codedojo/problem-package'
import { AppError } from '../../../http/app-error.ts'
import { findStoredFile } from '../queries.ts'
import type { StoredVersion } from '../versions/version-queries.ts'
import type { VersionDraft } from './version-draft.ts'

interface DraftToCall {
  readonly body: Pick<ProblemDraft, 'visibleTestCases' | 'hiddenTestCases'>
  /** The hidden cases of the request in the order of judging. */
  readonly hiddenTestCases: ProblemDraft['hiddenTestCases']
  /** Its files are stored already. */
  readonly draft: VersionDraft
  readonly current: StoredVersion | null
}

/**
 * Refuses a signature with which a case cannot be a call: harnesses would read other values, and nobody would see it. Inputs that the
 * current version has with the same signature were read when it was saved. Takes time in proportion to the other inputs.
 * Throws `bad_input`, which names the first case whose input does not have the form of the layout.
 */
export async function refuseUncallable(tx: Transaction, wanted: DraftToCall): Promise<void> {
  const { body, hiddenTestCases, draft, current } = wanted
  const { signature, validation } = draft.columns
  if (!signature) return
  if (!isJudgedByOneOutput(validation ?? {}))
    throw refusal(
      'signature.function',
      'A problem that talks to an interactor or has several passes has no function to call. Remove the signature.',
    )
  const read = requireSignature(signature)
  const before = current?.columns.signature
  const isSame = before?.function === signature.function && before.input === signature.input
  const known = new Set(isSame ? current?.cases.map(({ inputHash }) => inputHash.toString('hex')) : [])
  const visible = body.visibleTestCases.length
  for (const [at, { inputHash }] of draft.cases.entries()) {
    const ref = inputHash.toString('hex')
    if (known.has(ref)) continue
    // Sequential: all of them together may not fit into memory.
    const input = (await findStoredFile({ queries: tx }, ref)) ?? Buffer.of()
    if (readArguments(read, input.toString('utf8')) === null) {
      const hidden = hiddenTestCases[at - visible]
      const place = hidden ? body.hiddenTestCases.indexOf(hidden) : at
      const [list, name] = hidden ? ['hiddenTestCases', 'Hidden'] : ['visibleTestCases', 'Visible']
      throw refusal(
        `${list}.${place}.input`,
        `${name} case ${place + 1}: the input does not have the form that the signature describes.`,
      )
    }
    known.add(ref)
  }
}

function refusal(field: string, message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ field, message }] })
}
