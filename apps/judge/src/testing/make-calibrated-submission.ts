import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import type { OpenJudge } from '../open-judge.ts'
import { exampleCase } from './test-judge.ts'

/** A generator loop that compilers cannot combine or skip, and that uses no memory. */
const code = `#include <cstdint>
#include <cstdio>
int main() {
    std::uint64_t rounds, state = 88172645463325252ULL;
    if (std::scanf("%lu", &rounds) != 1) return 1;
    for (std::uint64_t i = 0; i < rounds; i++) state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    std::printf("%d\\n", state != 0);
}
`
const firstRounds = 100_000_000
const fileName = 'source'

/**
 * Returns a submission of one case that uses the given share of its time limit on this machine, calibrated in the judge
 * itself.
 */
export async function makeCalibratedSubmission(
  judge: OpenJudge,
  { timeMs, share }: { readonly timeMs: number; readonly share: number },
): Promise<SubmissionToJudge> {
  const withRounds = (rounds: number, limitMs: number): SubmissionToJudge => ({
    program: { language: 'cpp', sources: [{ name: fileName, bytes: Buffer.from(code) }] },
    cases: [exampleCase(`${rounds}\n`, '1\n')],
    limits: { timeMs: limitMs, memoryBytes: 256 * 1024 * 1024, sameLimits: true },
    stopRule: 'limit',
    reference: null,
  })
  const trial = await judgeSubmission(withRounds(firstRounds, 20 * timeMs), judge, { onProgress: () => {} })
  if (trial.status !== 'Accepted') throw new Error(`The trial run is ${trial.status}.`)
  return withRounds(Math.round((firstRounds * share * timeMs) / trial.runtimeMs), timeMs)
}
