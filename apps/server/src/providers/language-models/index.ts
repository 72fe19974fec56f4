export { describeModel } from './describe-model.ts'
export {
  type LanguageModel,
  type ModelEnd,
  ModelError,
  type ModelQuestion,
  type ModelTurn,
} from './language-model.ts'
export { makeLanguageModel } from './make-language-model.ts'
