import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the script with which the server renders the part of a page above the fold: the page components and everything that
 * they import, in one file.
 */
export async function buildAboveTheFold(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: `${import.meta.dirname}/src/app/above-the-fold/render-above-the-fold.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output, ...others] = 'output' in built ? built.output : []
  if (output?.type !== 'chunk' || others.length > 0)
    throw new Error('the part above the fold must be rendered by one file.')
  return output.code
}
