import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

const [command, ...words] = process.argv.slice(2)

await runScript(async () => {
  installNpmPackages()
  // npm runs scripts in the top folder; paths are meant from where the operator is.
  process.chdir(process.env.INIT_CWD ?? process.cwd())
  if (command === 'import') return await importPackages()
  if (command === 'export') {
    const entry = 'apps/server/src/export-command.ts'
    return await runTypeScript('scripts/database-command/main.ts', [entry, ...words])
  }
  return await runTypeScript('apps/judge/src/package-command.ts')
})

/** The judge looks at the packages, as only it can run programs; the server stores those that it let pass. */
async function importPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'codedojo-import-'))
  const findings = join(folder, 'examined.json')
  try {
    const examine = ['examine', '--into', findings, ...words]
    const examined = await runTypeScript('apps/judge/src/package-command.ts', examine)
    if (examined > 1) return examined
    const entry = 'apps/server/src/import-command.ts'
    const store = [entry, '--examined', findings, ...words]
    return (await runTypeScript('scripts/database-command/main.ts', store)) || examined
  } finally {
    rmSync(folder, { recursive: true })
  }
}
