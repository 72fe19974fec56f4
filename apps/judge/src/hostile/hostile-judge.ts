import type { Box, Sandbox } from '@codedojo/sandbox'
import { makeBuildCache } from '../build/build-cache.ts'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { compileLimits } from '../limits.ts'
import type { OpenJudge } from '../open-judge.ts'
import type { Judge, JudgeRequest } from './attack.ts'

const memoryBytes = 256 * 1024 * 1024

/** Judges like a submission, but with a build cache of its own that is discarded afterwards, so that nothing may be left. */
export function judgeDirectly(parts: OpenJudge): Judge {
  return async (judging) => {
    await using builds = makeBuildCache(parts.sandbox)
    return await judgeKeepingBuilds({ ...parts, builds })(judging)
  }
}

/** Judges like a submission: the same source is compiled once. */
export function judgeKeepingBuilds(parts: OpenJudge): Judge {
  return async (judging) => {
    const outcome = await judgeSubmission(
      submissionOf(judging),
      { ...parts, toolchain: toolchainFor(judging, parts.toolchain) },
      { onProgress: () => {} },
    )
    return { outcome, written: '' }
  }
}

function submissionOf({ program, source, cases }: JudgeRequest): SubmissionToJudge {
  const { language, timeLimitMs } = program
  const hasOwnCases = cases.some(({ expect }) => expect !== null)
  return {
    program: { language, sources: [{ name: 'source', bytes: source }] },
    cases: cases.map(({ toJudge }) => toJudge),
    limits: { timeMs: timeLimitMs, memoryBytes, sameLimits: true },
    stopRule: hasOwnCases ? 'never' : 'limit',
    reference: null,
  }
}

/**
 * For a hostile compiler, a C++ toolchain whose compiler is a shell; for a program that sees the group folder, its language with
 * that folder mounted.
 */
function toolchainFor(
  { program, groupFolder }: JudgeRequest,
  toolchain: OpenJudge['toolchain'],
): OpenJudge['toolchain'] {
  const tool = toolchain.tools.get(program.language)
  if (!tool) return toolchain
  const withTool = (change: Partial<LanguageTool>) => ({
    ...toolchain,
    tools: new Map([...toolchain.tools, [tool.language, { ...tool, ...change }]]),
  })
  if (program.isCompiler) {
    const compile = () => ({ argv: ['/bin/sh', 'main.cpp'] as const, mounts: [] })
    return withTool({ fingerprint: 'a shell', compile })
  }
  if (groupFolder === undefined) return toolchain
  const run: LanguageTool['run'] = (...words) => {
    const command = tool.run(...words)
    return { ...command, mounts: [...command.mounts, { from: groupFolder, to: '/group' }] }
  }
  return withTool({ run })
}

/** Like `judgeDirectly`, but with short time limits for programs and compilers that only wait. */
export function judgeWithShortLimits(parts: OpenJudge): Judge {
  const patiently = judgeDirectly(parts)
  const hastyRuns = judgeDirectly({ ...parts, sandbox: hurried(parts.sandbox, { run: 4, compile: 1 }) })
  const hastyCompiler = judgeDirectly({ ...parts, sandbox: hurried(parts.sandbox, { run: 1, compile: 15 }) })
  return (judging) => {
    if (!judging.program.onlyWaits) return patiently(judging)
    return judging.program.expect.includes('Compilation Error') ? hastyCompiler(judging) : hastyRuns(judging)
  }
}

function hurried(sandbox: Sandbox, times: { readonly run: number; readonly compile: number }): Sandbox {
  return {
    ...sandbox,
    acquire: async (signal) => {
      const box = await sandbox.acquire(signal)
      const run: Box['run'] = (program, limits, ...rest) => {
        const faster = limits.tmpBytes === compileLimits.tmpBytes ? times.compile : times.run
        return box.run(program, { ...limits, wallMs: limits.wallMs / faster }, ...rest)
      }
      return { ...box, run }
    },
  }
}
