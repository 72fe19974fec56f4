export type SignInForm = 'email' | 'directory'

const key = 'sign-in-form'

/** The form with which somebody signed in last in this browser; null: none, or it may not keep anything. */
export function keptSignInForm(): SignInForm | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'email' || kept === 'directory' ? kept : null
  } catch {
    return null
  }
}

export function keepSignInForm(form: SignInForm): void {
  try {
    localStorage.setItem(key, form)
  } catch {
    // The next sign-in begins with the other form.
  }
}
