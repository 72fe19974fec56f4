interface LimitsMarkProps {
  /** Whether limits were enforced for the verdict; null until known. */
  limitsEnforced: boolean | null
}

/** Warns that no limits were enforced for a verdict, which a judge does only under its development flag. */
export function LimitsMark({ limitsEnforced }: LimitsMarkProps) {
  if (limitsEnforced !== false) return null
  return <p className="chip">Judged without enforced limits</p>
}
