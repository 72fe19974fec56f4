/** The sandbox itself failed; what the program did is unknown, so the run must be repeated. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
}
