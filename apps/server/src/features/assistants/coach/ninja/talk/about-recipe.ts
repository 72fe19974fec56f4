import { type Language, languageNames } from '@codedojo/contract'
import type { CoachAnswer } from '../../../ninja/ninja-facts.ts'
import type { Recipe } from '../question/recipes.ts'
import { plainAnswer } from './plain-answer.ts'

/** Shows a snippet of the language with placeholder names. */
export function aboutRecipe({ name, code }: Recipe, language: Language): CoachAnswer {
  return plainAnswer(
    `**${name}**, in ${languageNames[language]}:\n\n\`\`\`${language}\n${code[language]}\n\`\`\``,
  )
}
