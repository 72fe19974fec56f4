import './styles/app.css'
import './styles/formulas.css'
import { showFirstSight } from './app/first-sight/show-first-sight.ts'

// What can be read already is shown before the program begins, which keeps a phone busy.
void showFirstSight().finally(() => import('./start.tsx'))
