import { buttonClasses } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** Shown when a page could not be loaded or broke while it was drawn. */
export function CrashScreen() {
  return (
    <main className="mx-auto max-w-xl pt-24">
      <h1 className="sr-only">CodeDojo</h1>
      <ErrorState
        title="This page could not be shown."
        detail="Your code and submissions are kept. Loading the page again usually helps."
        onRetry={() => window.location.reload()}
      >
        <a href="/" className={buttonClasses({ look: 'ghost', isSmall: true })}>
          Go Home
        </a>
      </ErrorState>
    </main>
  )
}
