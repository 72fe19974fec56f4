import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

const [command] = process.argv.slice(2)

await runScript(async () => {
  installNpmPackages()
  // npm runs scripts in the top folder; a file is meant from where the operator is.
  process.chdir(process.env.INIT_CWD ?? process.cwd())
  if (command === 'doctor') return await runTypeScript('scripts/doctor/main.ts')
  const words = ['apps/server/src/admin-command.ts', ...process.argv.slice(2)]
  // Nothing else may work in the data folder while everything in it is replaced.
  const alone = command === 'restore' ? ['--alone'] : []
  return await runTypeScript('scripts/database-command/main.ts', [...alone, ...words])
})
