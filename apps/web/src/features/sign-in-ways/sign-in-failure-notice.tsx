import { TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { signInFailureWords } from './sign-in-failure-text.ts'

/** Error of a provider's sign-in, if the user was redirected here because of one. */
export function SignInFailureNotice() {
  const [params] = useSearchParams()
  const words = signInFailureWords(params.get('signIn'))
  if (words === null) return null
  return (
    <p
      role="alert"
      className="mb-5 flex items-start gap-3 rounded-lg border border-line bg-limit-soft p-3 text-ui"
    >
      <TriangleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-limit" aria-hidden />
      {words}
    </p>
  )
}
