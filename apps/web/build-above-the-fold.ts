import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the script with which the server draws pages above the fold: the page components and everything they import, in one
 * file.
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
      ssr: `${import.meta.dirname}/src/app/above-the-fold/draw-above-the-fold.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output, ...others] = 'output' in built ? built.output : []
  if (output?.type !== 'chunk' || others.length > 0)
    throw new Error('the part above the fold must be drawn by one file.')
  return output.code
}
