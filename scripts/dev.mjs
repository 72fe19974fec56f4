import { installPrograms } from './setup/install-programs.mjs'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { becomeTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

// Uses its own settings file: that of an installation in the same checkout would point to the installation's data.
await runScript(async () => {
  installNpmPackages()
  installPrograms()
  return await becomeTypeScript('scripts/dev/main.ts', '.env.dev')
})
