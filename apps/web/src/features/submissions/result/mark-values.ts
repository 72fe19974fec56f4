import type { Mark, MarkedOutputs } from './mark-differences.ts'

/** More marks than these in one value help nobody to find the difference. */
const mostMarks = 200

/** Numbers, words and texts in quotes; brackets and commas are none. */
const element = /"(?:[^"\\]|\\.)*"|[^\s,[\]"]+/g

/** Marks the elements in which two values such as `[0, 1]` differ, place by place. */
export function markValues(returned: string, expected: string): MarkedOutputs {
  const [got, wanted] = [elementsOf(returned), elementsOf(expected)]
  const marks: { got: Mark[]; wanted: Mark[] } = { got: [], wanted: [] }
  for (let at = 0; at < Math.max(got.length, wanted.length) && marks.got.length < mostMarks; at += 1) {
    const [mine, theirs] = [got[at], wanted[at]]
    if (mine?.text === theirs?.text) continue
    const isFirst = marks.got.length === 0 && marks.wanted.length === 0
    if (mine) marks.got.push({ from: mine.from, to: mine.to, isFirst })
    if (theirs) marks.wanted.push({ from: theirs.from, to: theirs.to, isFirst })
    if (marks.wanted.length >= mostMarks) break
  }
  return {
    // Where nothing was returned there is no line.
    actual: returned === '' ? [] : [{ text: returned, marks: marks.got }],
    expected: [{ text: expected, marks: marks.wanted }],
    first: null,
  }
}

function elementsOf(value: string): { text: string; from: number; to: number }[] {
  return [...value.matchAll(element)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
}
