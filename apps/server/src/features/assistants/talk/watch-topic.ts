/** Enough for the refusal with a word or two before it; so little that nobody notices the wait. */
const heldCharacters = 120
/** Letters of the refusal that no answer to a question about programming holds. */
const refusal = 'ispecializeonlyindsa'
const lookBack = 400

/**
 * Hands an answer of a model on, and ends it with a call of `onRefusal` once it holds the sentence that refuses other topics:
 * models say it with words around it, and people are to read exactly the sentence. The beginning is held until it can be told.
 */
export async function* watchTopic(
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

/** Whatever case, marks and letters with a British spelling. */
function refuses(text: string): boolean {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace('specialise', 'specialize')
    .includes(refusal)
}
