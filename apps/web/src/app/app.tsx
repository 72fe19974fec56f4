import { RouterProvider } from 'react-router/dom'
import type { createRouter } from './router.tsx'

interface AppProps {
  router: ReturnType<typeof createRouter>
}

export function App({ router }: AppProps) {
  return <RouterProvider router={router} />
}
