import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { testCheckoutPlugin } from './test-checkout-plugin.ts'

/** The Emacs keymap marks the very calls that bind its keys as free of effects; without this the bundler drops them. */
const keepEmacsKeys: Plugin = {
  name: 'keep-emacs-keys',
  transform: {
    filter: { id: /codemirror-emacs/ },
    handler: (code) => ({ code: code.replaceAll('/*@__PURE__*/', ''), map: null }),
  },
}

/**
 * What many pages share is put together, or a page would ask for hundreds of small files. Each group is what is needed at one
 * time: the frame by everybody, the others once somebody is signed in.
 */
const chunks = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
  {
    name: 'kit',
    test: /node_modules[\\/](radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|sonner)[\\/]/,
    priority: 3,
  },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 3 },
  { name: 'contract', test: /packages[\\/]contract[\\/]/, minShareCount: 12, priority: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6, priority: 2 },
  {
    name: 'plain-icons',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]((?!icons[\\/])|icons[\\/](chevron-up|circle-exclamation-point|clock|cloud-off|eye|eye-off|loader-circle|palette|refresh-cw|triangle-exclamation-point)\.)/,
    priority: 4,
  },
  {
    name: 'plain',
    // What the sign-in page is made of, too: none of it may import what other groups hold.
    test: /packages[\\/]contract[\\/]src[\\/](path-within|sign-in-words)\.ts$|apps[\\/]web[\\/]src[\\/](ui|lib)[\\/](api-error|ask|brand-mark|button|checkbox|error-box|error-state|field|join-classes|keys|password-field|safe-path|session-end|skeleton|text-link|theme|stored|use-delayed|use-media-query)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'shared',
    // What is heavy stays by itself: it is loaded where it is seen.
    test: /apps[\\/]web[\\/]src[\\/](ui|lib)[\\/](?!markdown|chat|code-|highlighted|plot|sortable|socket|upload)/,
    minShareCount: 14,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [react(), tailwindcss(), keepEmacsKeys, testCheckoutPlugin()],
  // Every asset is a file of its own: the server's policy allows no data: fonts or scripts.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // The Host header stays, because the server compares it with the page's origin.
  server: {
    proxy: {
      '/api': { target: 'http://localhost:3000', changeOrigin: false },
      '/pictures': { target: 'http://localhost:3000', changeOrigin: false },
      '/socket.io': { target: 'http://localhost:3000', changeOrigin: false, ws: true },
    },
  },
})
