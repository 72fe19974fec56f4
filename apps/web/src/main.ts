import './styles/app.css'
import './styles/formulas.css'
import { showAboveTheFold } from './app/above-the-fold/show-above-the-fold.ts'

void start()

/** Shows the server-drawn part before the app starts, which keeps a phone busy. */
async function start(): Promise<void> {
  try {
    await showAboveTheFold()
  } finally {
    await import('./start.tsx')
  }
}
