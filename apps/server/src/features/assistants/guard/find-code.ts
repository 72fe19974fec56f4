import { startSegmenter } from './segmenter.ts'

/** The stretches of a text that the guard takes for code, in their order. */
export function findCode(text: string): string[] {
  const segmenter = startSegmenter()
  return [...segmenter.push(text), ...segmenter.end()].flatMap((segment) =>
    segment.kind === 'code' ? [segment.content] : [],
  )
}
