/** The sandbox itself failed. Nothing is known about the program, so the run must be repeated. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
}
