import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** The program with which the server draws the first sight of pages: their own components, and all that these need, in one file. */
export async function buildSightDrawing(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: `${import.meta.dirname}/src/app/first-sight/draw-first-sight.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output, ...others] = 'output' in built ? built.output : []
  if (output?.type !== 'chunk' || others.length > 0)
    throw new Error('The first sight must be drawn by one file.')
  return output.code
}
