import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

const [command] = process.argv.slice(2)

await runScript(async () => {
  installNpmPackages()
  if (command === 'doctor') return await runTypeScript('scripts/doctor/main.ts')
  return await runTypeScript('scripts/database-command/main.ts', [
    'apps/server/src/admin-command.ts',
    ...process.argv.slice(2),
  ])
})
