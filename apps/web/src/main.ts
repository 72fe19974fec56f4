import './styles/app.css'
import './styles/formulas.css'
import { showAboveTheFold } from './app/above-the-fold/show-above-the-fold.ts'

// What can be read already is shown before the program begins, which keeps a phone busy.
void showAboveTheFold().finally(() => import('./start.tsx'))
