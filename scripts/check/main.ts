import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { checkImports } from './check-imports.ts'
import { findCrowdedFolders } from './crowded-folders.ts'
import { checkMigrations } from './migrations/check-migrations.ts'
import { listSteps, type Step } from './steps.ts'

const root = dirname(dirname(import.meta.dirname))

/** Runs every step, as many concurrently as there are cores, and reports each as it ends. */
async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now()
      const { isFine, output } = await step.run()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`${isFine ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`)
      if (isFine) continue
      failed.push(step.name)
      console.log(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return failed
}

const arrows: Step = {
  name: 'arrows',
  run: async () => {
    const { violations, moduleCount } = await checkImports(root)
    // A checker that failed to parse TypeScript would find no modules and hence no violations; that is no success.
    const isFine = violations.length === 0 && moduleCount > 50
    return { isFine, output: [`${moduleCount} modules read`, ...violations].join('\n') }
  },
}

const folders: Step = {
  name: 'folders that want sub-folders',
  run: async () => {
    const { full, folderCount } = await findCrowdedFolders(root)
    return {
      isFine: full.length === 0 && folderCount > 50,
      output: [`${folderCount} folders counted`, ...full].join('\n'),
    }
  },
}

const migrations: Step = {
  name: 'migrations beside the version before',
  run: async () => {
    const { faults, count } = await checkMigrations(root)
    return {
      isFine: faults.length === 0 && count > 50,
      output: [`${count} migrations`, ...faults].join('\n'),
    }
  },
}

const failed = await runSteps([...listSteps(root), arrows, folders, migrations])
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}.`)
  process.exitCode = 1
}
