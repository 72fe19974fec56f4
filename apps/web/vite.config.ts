import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks, isOnEveryPage } from './chunks.ts'
import { compilePathsOnce } from './compile-paths-once.ts'
import { compressPlugin } from './compress-plugin.ts'
import { developmentLog } from './development-log.ts'
import { firstPagesPlugin } from './first-pages-plugin.ts'
import { lazySchemas } from './lazy-schemas-plugin.ts'
import { licencesPlugin } from './licences-plugin.ts'
import { testCheckoutPlugin } from './test-checkout-plugin.ts'

/** The API server in development; `npm run dev` sets its address. */
const server = process.env.SERVER_URL ?? 'http://localhost:3000'

/**
 * The Emacs keymap marks the calls that bind its keys as side-effect free, so the bundler would drop them; this plugin removes
 * the marks.
 */
const keepEmacsKeys: Plugin = {
  name: 'keep-emacs-keys',
  transform: {
    filter: { id: /codemirror-emacs/ },
    handler: (code) => ({ code: code.replaceAll('/*@__PURE__*/', ''), map: null }),
  },
}

export default defineConfig({
  ...(process.env.SERVER_URL && { customLogger: developmentLog() }),
  plugins: [
    react(),
    tailwindcss(),
    keepEmacsKeys,
    compilePathsOnce,
    lazySchemas,
    testCheckoutPlugin(),
    firstPagesPlugin(),
    licencesPlugin(),
    compressPlugin(),
  ],
  // Assets are never inlined, because the server's Content-Security-Policy forbids data: fonts and scripts.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // Each lazy import lists its dependent chunks; those that are already loaded are left out.
      resolveDependencies: (_part, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isOnEveryPage(file)),
    },
    rolldownOptions: {
      // Inlines constants, so that a page contains only the paths that it uses and not the whole table.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The Host header is kept, because the server compares it with the page's origin.
  server: {
    // A build for `npm start` or for journeys must not reload the pages that are open.
    watch: { ignored: ['**/dist/**', '**/dist.new/**'] },
    proxy: {
      '^/(api|pictures|\\.well-known)/|^/(healthz|readyz|metrics|licences|robots\\.txt|terms\\.md)$': {
        target: server,
        changeOrigin: false,
      },
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
})
