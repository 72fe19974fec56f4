import { type Language, languageNames, languages, shownLimits } from '@codedojo/contract'
import { useWatch } from 'react-hook-form'
import { formatMemoryLimit, formatTimeLimit } from '../../../lib/format/format-limits.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { numberOf } from './problem-body.ts'
import { Section } from './section.tsx'
import { useProblemForm } from './use-problem-form.ts'

interface LimitsSectionProps {
  /** True if an imported package sets the same limits for all languages. */
  sameLimits: boolean
  /** True if the problem has a custom checker. */
  hasOwnChecker: boolean
}

export function LimitsSection({ sameLimits, hasOwnChecker }: LimitsSectionProps) {
  const { register, formState } = useProblemForm()
  const { errors } = formState
  return (
    <Section id="limits" remark="of one case">
      <div className="flex flex-col gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Time limit (ms of CPU)"
            inputMode="numeric"
            error={errors.timeLimitMs?.message}
            {...register('timeLimitMs')}
          />
          <Field
            label="Memory limit (MB)"
            inputMode="numeric"
            error={errors.memoryMb?.message}
            {...register('memoryMb')}
          />
        </div>
        <OwnLimits sameLimits={sameLimits} />
        <Comparison hasOwnChecker={hasOwnChecker} />
        <Checkbox
          label="Show learners the first hidden case that their submission fails"
          {...register('showFailingCase')}
        />
      </div>
    </Section>
  )
}

function OwnLimits({ sameLimits }: Pick<LimitsSectionProps, 'sameLimits'>) {
  return (
    <div className="panel overflow-x-auto">
      <table className="table">
        <caption className="sr-only">Limits of each language</caption>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Own time (ms)</th>
            <th scope="col">Own memory (MB)</th>
            <th scope="col" className="text-right">
              Learners get
            </th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {languages.map((language) => (
            <OwnLimitsRow key={language} language={language} sameLimits={sameLimits} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OwnLimitsRow({ language, sameLimits }: { language: Language; sameLimits: boolean }) {
  const { register, formState } = useProblemForm()
  const errors = formState.errors.languageLimits?.[language]
  const name = languageNames[language]
  return (
    <tr>
      <td>{name}</td>
      <td>
        <SmallNumber
          label={`${name}: own time limit in ms`}
          error={errors?.timeMs?.message}
          {...register(`languageLimits.${language}.timeMs`)}
        />
      </td>
      <td>
        <SmallNumber
          label={`${name}: own memory limit in MB`}
          error={errors?.memoryMb?.message}
          {...register(`languageLimits.${language}.memoryMb`)}
        />
      </td>
      <td className="num text-right whitespace-nowrap text-muted">
        <EffectiveLimits language={language} sameLimits={sameLimits} />
      </td>
    </tr>
  )
}

interface SmallNumberProps extends React.ComponentProps<'input'> {
  label: string
  error: string | undefined
}

function SmallNumber({ label, error, ...rest }: SmallNumberProps) {
  return (
    <>
      <input
        aria-label={label}
        inputMode="numeric"
        placeholder="as above"
        className="input input-sm num w-full max-w-32 min-w-20"
        aria-invalid={error !== undefined}
        {...rest}
      />
      {error && <p className="mt-1 text-caption text-wa">{error}</p>}
    </>
  )
}

function EffectiveLimits({ language, sameLimits }: { language: Language; sameLimits: boolean }) {
  const { control } = useProblemForm()
  const [timeLimitMs, memoryMb, own] = useWatch({
    control,
    name: ['timeLimitMs', 'memoryMb', `languageLimits.${language}`],
  })
  const { timeMs, memoryKb } = shownLimits(language, {
    timeLimitMs: numberOf(timeLimitMs),
    memoryLimitKb: numberOf(memoryMb) * 1024,
    sameLimits,
    languageLimits: {
      [language]: {
        ...(own.timeMs.trim() && { timeMs: numberOf(own.timeMs) }),
        ...(own.memoryMb.trim() && { memoryKb: numberOf(own.memoryMb) * 1024 }),
      },
    },
  })
  if (Number.isNaN(timeMs) || Number.isNaN(memoryKb)) return '—'
  return `${formatTimeLimit(timeMs)}, ${formatMemoryLimit(memoryKb)}`
}

function Comparison({ hasOwnChecker }: Pick<LimitsSectionProps, 'hasOwnChecker'>) {
  const { register, formState } = useProblemForm()
  const errors = formState.errors.comparison
  return (
    <fieldset>
      <legend className="mb-2 text-body font-semibold">How outputs are compared</legend>
      {hasOwnChecker && (
        <p className="mb-2 text-ui text-muted">
          A program of this problem's package judges the outputs, so the choices below are not used.
        </p>
      )}
      <div className="flex flex-col gap-2">
        <Checkbox label="Capital and small letters differ" {...register('comparison.caseSensitive')} />
        <Checkbox label="Spaces and line ends must be the same" {...register('comparison.spaceSensitive')} />
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field
          label="Absolute tolerance of numbers"
          placeholder="none"
          hint="For example 1e-6"
          error={errors?.floatAbsolute?.message}
          {...register('comparison.floatAbsolute')}
        />
        <Field
          label="Relative tolerance of numbers"
          placeholder="none"
          error={errors?.floatRelative?.message}
          {...register('comparison.floatRelative')}
        />
      </div>
    </fieldset>
  )
}
