import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Every asset is a file of its own: the server's policy allows no data: fonts or scripts.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  // The Host header stays, because the server compares it with the page's origin.
  server: { proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
})
