import './lib/api/schemas-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createRouter } from './app/router.tsx'
import { sweepFormDrafts } from './lib/autosave/sweep-form-drafts.ts'
import { stopInputMethodKeys } from './lib/keys/input-method-keys.ts'
import { reloadWhenOutdated } from './lib/lazy/reload-when-outdated.ts'

stopInputMethodKeys(window)
reloadWhenOutdated(() => window.location.reload())

// Loading the app, creating the router and rendering are three tasks: as a single one they would block a phone's input.
setTimeout(() => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element "root".')
  sweepFormDrafts()
  const router = createRouter()
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
})
