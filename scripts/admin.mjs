import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

const [command] = process.argv.slice(2)

await runScript(async () => {
  installNpmPackages()
  // npm runs scripts in the top folder, but file arguments are relative to the operator's folder.
  process.chdir(process.env.INIT_CWD ?? process.cwd())
  if (command === 'doctor') return await runTypeScript('scripts/doctor/main.ts')
  const words = ['apps/server/src/admin-command.ts', ...process.argv.slice(2)]
  // A restore replaces everything in the data folder, so nothing else may use it meanwhile.
  const alone = command === 'restore' ? ['--alone'] : []
  return await runTypeScript('scripts/database-command/main.ts', [...alone, ...words])
})
