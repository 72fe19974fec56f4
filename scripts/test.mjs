import { installTestPrograms } from './setup/install-programs.mjs'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  installNpmPackages()
  installTestPrograms()
  return await runTypeScript('scripts/test/main.ts')
})
