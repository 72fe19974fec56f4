import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('./src/test-checkout/main.ts', import.meta.url))
const address = '/test-checkout.js'

/**
 * Builds the payment window of test mode as one script. Its name has no hash and it imports nothing, because the server gives
 * the browser its address like that of the payment provider's script.
 */
export function testCheckoutPlugin(): Plugin {
  return {
    name: 'test-checkout',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await bundle() })
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_request, response, next) => {
        bundle().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next)
      })
    },
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'testCheckout' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk] = result && 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('The test checkout was not built into one script.')
  // A module for the pages, such as React, would need globals that a standalone script lacks.
  if (chunk.code.includes('process.env')) throw new Error('The test checkout has parts that need the pages.')
  return chunk.code
}
