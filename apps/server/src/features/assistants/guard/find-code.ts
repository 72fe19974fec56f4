import { startSegmenter } from './segmenter.ts'

/** The segments of a text that the guard classifies as code, in order. */
export function findCode(text: string): string[] {
  const segmenter = startSegmenter()
  return [...segmenter.push(text), ...segmenter.end()].flatMap((segment) =>
    segment.kind === 'code' ? [segment.content] : [],
  )
}
