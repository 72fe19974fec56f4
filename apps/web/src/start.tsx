import './lib/schemas-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { reloadWhenOutdated } from './lib/reload-when-outdated.ts'

reloadWhenOutdated(() => window.location.reload())

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root".')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
