import { type SignUpRule, signUpRules, signUpRuleTexts } from '@codedojo/contract'
import { ChipsField } from '../../ui/form/chips-field.tsx'
import { FieldNote } from '../../ui/form/field.tsx'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { useInstallationForm } from './use-installation-form.ts'

const details = {
  everybody: 'With an email and a password, or through another account where one is offered.',
  domains:
    'Whoever receives mail there: the link to the password is mailed, and other accounts must prove their email.',
  code: 'The codes stand below, each with a number of accounts and an end.',
  providers: 'Whoever can sign in there has an account here. Passwords that exist go on working.',
  nobody: 'Under Admin, Register user, alone or from a file.',
} as const satisfies Record<SignUpRule, string>

/** Who may create an account. */
export function SignUpFields() {
  const { watch, setValue, formState } = useInstallationForm()
  const faults = formState.errors.settings?.signUp
  const { who, domains } = watch('settings.signUp')
  const edited = { shouldDirty: true, shouldValidate: formState.isSubmitted }
  const choices = signUpRules.map((value) => ({
    value,
    text: signUpRuleTexts[value],
    detail: details[value],
  }))
  return (
    <div className="space-y-6">
      <div>
        <RadioList
          label="Who may create an account"
          choices={choices}
          value={signUpRules.find((rule) => rule === who) ?? null}
          onChoose={(rule) => setValue('settings.signUp.who', rule, edited)}
        />
        <FieldNote id="sign-up-rule-note" error={faults?.who?.message} />
      </div>
      {who === 'domains' && (
        <ChipsField
          label="Domains"
          name="domains"
          values={domains}
          placeholder="college.example"
          hint="Each exactly as it stands behind the @. Enter or a comma adds one."
          removeLabel={(domain) => `Remove ${domain}`}
          error={faults?.domains?.message ?? firstFault(faults?.domains)}
          onChange={(values) => setValue('settings.signUp.domains', values, edited)}
        />
      )}
    </div>
  )
}

/** The message of the first faulty entry of a list. */
function firstFault(faults: unknown): string | undefined {
  if (!Array.isArray(faults)) return undefined
  const fault: unknown = faults.find((each) => each !== undefined)
  return typeof fault === 'object' &&
    fault !== null &&
    'message' in fault &&
    typeof fault.message === 'string'
    ? fault.message
    : undefined
}
