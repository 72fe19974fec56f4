import './styles/app.css'
import './styles/formulas.css'
import { showAboveTheFold } from './app/above-the-fold/show-above-the-fold.ts'

// Shows the server-drawn part before the app starts, which keeps a phone busy.
void showAboveTheFold().finally(() => import('./start.tsx'))
