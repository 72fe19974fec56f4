import { installPrograms } from './setup/install-programs.mjs'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { becomeTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

// This file and setup/ must run on Node 20 without npm packages; everything else runs on the pinned Node.
await runScript(async () => {
  installNpmPackages()
  installPrograms()
  return await becomeTypeScript('scripts/supervisor/main.ts')
})
