interface LimitsMarkProps {
  /** Of a verdict; null: it is not known yet. */
  limitsEnforced: boolean | null
}

/** Says of a verdict that no limits were enforced for it, which a judge does only under its development flag. */
export function LimitsMark({ limitsEnforced }: LimitsMarkProps) {
  if (limitsEnforced !== false) return null
  return <p className="chip">Judged without enforced limits</p>
}
