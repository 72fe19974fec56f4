/** Characters held back: enough for the refusal with a word or two before it, and too few for a noticeable delay. */
const heldCharacters = 120
/** Part of the refusal that no answer to a programming question contains. */
const refusal = 'ispecializeonlyindsa'
const lookBack = 400

/**
 * Passes an answer of a model on, and ends it by calling `onRefusal` once it contains the off-topic refusal: models add
 * words to that sentence, but people should read exactly the sentence. The beginning is held back until it is decided.
 */
export async function* endOnTopicRefusal(
  pieces: AsyncIterable<string>,
  onRefusal: () => void,
): AsyncGenerator<string, void> {
  let text = ''
  let handedOn = 0
  for await (const piece of pieces) {
    text += piece
    if (refuses(text.slice(-(piece.length + lookBack)))) return onRefusal()
    if (text.length < heldCharacters) continue
    yield text.slice(handedOn)
    handedOn = text.length
  }
  if (handedOn < text.length) yield text.slice(handedOn)
}

/** Compares regardless of case and punctuation, with British spelling. */
function refuses(text: string): boolean {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace('specialise', 'specialize')
    .includes(refusal)
}
