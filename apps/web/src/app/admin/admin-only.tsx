import { useEffect, useRef } from 'react'
import { Navigate, Outlet } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { notifyFailure } from '../../ui/toast.tsx'

/**
 * Nested in `SignedInOnly`: redirects users who are no admins to the problems, with a notice if they have just lost the role.
 */
export function AdminOnly() {
  const isAdmin = useUser().role === 'admin'
  const wasAdmin = useRef(isAdmin)
  useEffect(() => {
    if (wasAdmin.current && !isAdmin) notifyFailure('You are no longer an administrator.')
    wasAdmin.current = isAdmin
  }, [isAdmin])
  return isAdmin ? <Outlet /> : <Navigate to="/" replace />
}
