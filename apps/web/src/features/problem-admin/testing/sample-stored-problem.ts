import { type Problem, problemSchema } from '@codedojo/contract'

/** A problem as admins get it, with a value in every field. */
export function sampleStoredProblem(facts: Partial<Problem> = {}): Problem {
  const limits = { timeMs: 2000, memoryKb: 262_144 }
  return {
    ...problemSchema.parse({
      ...{
        _id: 'problem-1',
        number: 7,
        title: 'Subtract',
        difficulty: 'easy',
        alsoCalled: '',
        tags: 'Math,numbers',
      },
      ...{ acceptedCount: 0, submittedCount: 0, description: 'Subtract.', version: 3 },
      visibleTestCases: [{ title: '', input: '5 3', output: '2', explanation: '5 - 3 is 2.' }],
      hiddenTestCases: [
        { title: 'both equal', input: '1 1', output: '0' },
        { title: '', input: '9', inputRef: 'a'.repeat(64), output: '9', outputRef: 'b'.repeat(64) },
      ],
      hiddenCount: 2,
      startCode: [{ language: 'python', initialCode: 'print()' }],
      referenceSolution: [
        { language: 'cpp', completeCode: 'int main() {}', video: 'https://example.org/video' },
        { language: 'python', completeCode: 'print(2)' },
      ],
      solutions: { access: 'admin', codes: [], editorialWords: 1 },
      limits: { cpp: limits, java: limits, python: limits, javascript: limits },
      ...{ timeLimitMs: 1500, memoryLimitKb: 1000, languageLimits: { java: { timeMs: 4000 } } },
      comparison: { caseSensitive: false, spaceSensitive: true, floatAbsolute: 1e-7, floatRelative: null },
      ...{ showFailingCase: false, hints: ['Look.', 'Think.'], editorial: 'Done.', attribution: null },
      ...{ status: 'published', publishAt: null, problemCreator: 'user-1' },
      ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' },
    }),
    ...facts,
  }
}
