/** A package that cannot be used. The message names the file and the remedy, and may be displayed. */
export class PackageError extends Error {
  override readonly name: string = 'PackageError'
}

/** A well-formed package that needs a feature that CodeDojo does not support, such as interactive judging. */
export class PackageRefusedError extends PackageError {
  override readonly name = 'PackageRefusedError'
}
