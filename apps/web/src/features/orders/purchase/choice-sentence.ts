/** The sentence of a product that says what there is to choose, such as its sizes; null: it comes in one form only. */
export function choiceSentence(description: string): string | null {
  const sentences = description.split(/(?<=[.!?])\s+/u)
  return sentences.find((sentence) => /\b(sizes|colou?rs)\b|\bsize:/i.test(sentence))?.trim() ?? null
}
