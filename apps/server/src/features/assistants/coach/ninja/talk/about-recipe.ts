import { type Language, languageNames } from '@codedojo/contract'
import type { CoachAnswer } from '../../../ninja/ninja-facts.ts'
import type { Recipe } from '../question/recipes.ts'
import { plainAnswer } from './plain-answer.ts'

/** A line or a few of the language, with names that stand for anything. */
export function aboutRecipe({ name, code }: Recipe, language: Language): CoachAnswer {
  return plainAnswer(
    `**${name}**, in ${languageNames[language]}:\n\n\`\`\`${language}\n${code[language]}\n\`\`\``,
  )
}
