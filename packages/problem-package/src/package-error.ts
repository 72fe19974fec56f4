/** A package that cannot be used. The message names the file and says what to do, and is fit to be shown. */
export class PackageError extends Error {
  override readonly name: string = 'PackageError'
}

/** The package is well formed but asks for something that CodeDojo does not judge, such as a custom validator. */
export class PackageRefusedError extends PackageError {
  override readonly name = 'PackageRefusedError'
}
