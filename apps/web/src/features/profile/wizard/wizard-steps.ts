import type { ProfileFields } from '@codedojo/contract'
import type { ProfileInput } from './profile-fields.ts'

export const wizardSteps = ['personal', 'role', 'details', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

type FieldName = keyof ProfileInput

/** The fields of the details step for each role; those of the other role are hidden and keep their values. */
const fieldsOfRole = {
  student: ['college', 'branch', 'skillsLearning'],
  working: ['company', 'jobRole', 'experience', 'professionalSkills'],
} as const satisfies Record<NonNullable<ProfileFields['roleType']>, readonly FieldName[]>

const personalFields = [
  ...['firstName', 'lastName', 'bio', 'github', 'linkedin'],
  ...['age', 'phone', 'location'],
] as const satisfies readonly FieldName[]

/** The fields of a step. */
export function fieldsOfStep(step: WizardStep, roleType: ProfileFields['roleType']): readonly FieldName[] {
  switch (step) {
    case 'personal':
      return personalFields
    case 'role':
      return ['roleType']
    case 'details':
      return [...(roleType ? fieldsOfRole[roleType] : []), 'leetcode', 'twitter']
    case 'review':
      return []
  }
}

/** The first step with one of these fields; null if none. */
export function findStepOf(
  fields: readonly string[],
  roleType: ProfileFields['roleType'],
): { step: WizardStep; field: FieldName } | null {
  for (const step of wizardSteps) {
    const field = fieldsOfStep(step, roleType).find((name) => fields.includes(name))
    if (field) return { step, field }
  }
  return null
}

/** Title of a step, in the step row and above its fields. */
export function wizardStepText(step: WizardStep, roleType: ProfileFields['roleType']) {
  switch (step) {
    case 'personal':
      return { short: 'Personal', title: 'Personal Details' }
    case 'role':
      return { short: 'Role', title: 'Select Your Role' }
    case 'details':
      return roleType === 'working'
        ? { short: 'Professional', title: 'Professional Details' }
        : { short: 'Academic', title: 'Academic Details' }
    case 'review':
      return { short: 'Review', title: 'Review Profile' }
  }
}
