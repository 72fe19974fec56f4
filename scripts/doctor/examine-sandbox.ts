import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { judgeCommand } from '../supervisor/judge-command.ts'
import { waitForExit } from '../supervisor/wait-for-exit.ts'
import { type Finding, faultFinding, okFinding } from './finding.ts'

const reportSchema = z.object({
  mode: z.string(),
  checks: z.array(z.object({ promise: z.string(), holds: z.boolean(), detail: z.string() })),
})

/** Runs all checks of the sandbox in a process started exactly like the judge. */
export async function examineSandbox(): Promise<Finding[]> {
  const [command, ...words] = judgeCommand(join(import.meta.dirname, 'prove-sandbox.ts'))
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  const complaints: string[] = []
  child.stdout.on('data', (chunk) => said.push(String(chunk)))
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const code = await waitForExit(child)
  if (code !== 0) return [faultFinding('sandbox', 'it cannot be opened', complaints.join('').trim())]
  const { mode, checks } = reportSchema.parse(JSON.parse(said.join('')))
  return [
    okFinding('sandbox', `limits by ${mode}`),
    ...checks.map(({ promise, holds, detail }) =>
      holds ? okFinding('sandbox', promise) : faultFinding('sandbox', `not kept: ${promise}`, detail),
    ),
  ]
}
