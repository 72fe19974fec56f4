// Whether the server of this container may get traffic; for the health check of its image. The exit status is 1 if it may not.
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => null,
)
process.exitCode = answer?.ok ? 0 : 1
