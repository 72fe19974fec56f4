import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks, isOnEveryPage } from './chunks.ts'
import { compilePathsOnce } from './compile-paths-once.ts'
import { compressPlugin } from './compress-plugin.ts'
import { developmentLog } from './development-log.ts'
import { firstPagesPlugin } from './first-pages-plugin.ts'
import { licencesPlugin } from './licences-plugin.ts'
import { schemasWhenNeeded } from './schemas-when-needed.ts'
import { testCheckoutPlugin } from './test-checkout-plugin.ts'

/** Who answers the calls of the pages in development; `npm run dev` says where its server is. */
const server = process.env.SERVER_URL ?? 'http://localhost:3000'

/** The Emacs keymap marks the very calls that bind its keys as free of effects; without this the bundler drops them. */
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
    schemasWhenNeeded,
    testCheckoutPlugin(),
    firstPagesPlugin(),
    licencesPlugin(),
    compressPlugin(),
  ],
  // Every asset is a file of its own: the server's policy allows no data: fonts or scripts.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // A file lists with each part that it loads later which others that needs; to name those that are there is a waste.
      resolveDependencies: (_part, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isOnEveryPage(file)),
    },
    rolldownOptions: {
      // A page has the addresses that it names, and not the whole table of them.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The Host header stays, because the server compares it with the page's origin.
  server: {
    proxy: {
      '^/(api|pictures|\\.well-known)/|^/(healthz|readyz|metrics|licences|robots\\.txt|terms\\.md)$': {
        target: server,
        changeOrigin: false,
      },
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
})
