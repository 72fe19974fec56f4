export { acceptedBesideReferences, isLabelledAccepted } from './accepted-programs.ts'
export { functionFolder, type LanguageCode, unkeptSolutions } from './codedojo-files.ts'
export type { CodedojoYaml } from './codedojo-yaml.ts'
export { type EffectiveLimits, effectiveLimits } from './effective-limits.ts'
export {
  type DerivedTimeLimit,
  derivedTimeLimitSchema,
  needsExamination,
  skipInputChecks,
} from './examination.ts'
export type { ExpectedVerdicts } from './expectations.ts'
export { functionSubmissions } from './functions/function-submissions.ts'
export { flagsOfValidator, type InputFlags } from './group-settings.ts'
export type { IncludedFiles } from './included-files.ts'
export { withInteractions } from './interaction/sample-interactions.ts'
export type { KnownMistake } from './known-mistakes.ts'
export { carriageReturnNote, normalizeLineEnds } from './normalize-line-ends.ts'
export { PackageError, PackageRefusedError } from './package-error.ts'
export { fileName, type PackageFiles, packageBounds, utf8TextOf } from './package-files.ts'
export type { PackageLimits, TimeDerivation } from './package-limits.ts'
export { pictureAddresses, pictureName, replacePictureAddresses } from './picture-addresses.ts'
export type { PackageFormat } from './problem-yaml.ts'
export type { SourceFile } from './program-language.ts'
export { promisedCases } from './promised-cases.ts'
export { type ProblemPackage, readProblemPackage } from './read-problem-package.ts'
export { missingStatement, type PackageAsset, type Statement } from './statements.ts'
export type { PackageSubmission } from './submissions.ts'
export type { SubmissionPromise } from './submissions-yaml.ts'
export type { PackageCase } from './test-cases.ts'
export { isJudgedByOneOutput, type Validation, type ValidatorLimits } from './validation.ts'
export type { OutputCheck, ValidatorCheck } from './validator-checks.ts'
export { parseValidatorFlags } from './validator-flags.ts'
export type { UnusedValidator, ValidatorProgram } from './validator-programs.ts'
export { readPackageInWorker } from './worker/read-in-worker.ts'
export { packFolder } from './write/pack-folder.ts'
export type {
  CaseToWrite,
  Content,
  PackageToWrite,
  ProgramFile,
  ValidationToWrite,
} from './write/package-to-write.ts'
export { writeProblemPackage } from './write/write-problem-package.ts'
export { createZipStream, type ZipEntry } from './write/zip-stream.ts'
export { openZip } from './zip-files.ts'
