/** Runs a script to its end; a failure is one line for people, not a stack trace. */
export async function runScript(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
