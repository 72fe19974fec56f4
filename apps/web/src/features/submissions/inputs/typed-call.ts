import {
  parseCall,
  printCall,
  readArguments,
  requireSignature,
  type Signature,
  type SignatureTexts,
  writeInput,
} from '@codedojo/contract'

/** What a learner's own case says to a function. */
export interface TypedCall {
  /** The call that will be made; null if the text stands for none. */
  readonly call: string | null
  /** Why the text is neither an input nor a call; null if it is one of both. */
  readonly fault: string | null
  /** The input that is judged. */
  readonly input: string
}

const unheld =
  'An input of this problem cannot hold one of these values, such as an empty text or one with a space.'

/** Reads an own case as an input of the problem or as a call, such as `twoSum([2, 7], 9)`. */
export function readTypedCall(text: string, texts: SignatureTexts): TypedCall {
  const signature = requireSignature(texts)
  // Where a case is a line of words, a call could be read as one.
  const values = isNamedCall(text, signature) ? null : readArguments(signature, text)
  if (values) return { call: printCall(signature, values), fault: null, input: text }
  const read = parseCall(signature, text)
  if ('fault' in read) return { call: null, fault: read.fault, input: text }
  const written = writeInput(signature, read.values)
  if ('fault' in written) return { call: null, fault: written.fault, input: text }
  const call = printCall(signature, read.values)
  // A text with a space, for example, would be read as two.
  const again = readArguments(signature, written.text)
  if (!again || printCall(signature, again) !== call) return { call: null, fault: unheld, input: text }
  return { call, fault: null, input: written.text }
}

const isNamedCall = (text: string, { declaration }: Signature) =>
  text.trimStart().startsWith(`${declaration.name}(`)

/** The input that an own case of a function stands for; the text itself where it is no call. */
export function inputOfCall(text: string, signature: SignatureTexts | undefined): string {
  return signature ? readTypedCall(text, signature).input : text
}

/** The same for a whole program, which reads every text but a call with its name as it is. */
export function inputOfNamedCall(text: string, signature: SignatureTexts | undefined): string {
  return signature && isNamedCall(text, requireSignature(signature)) ? inputOfCall(text, signature) : text
}
