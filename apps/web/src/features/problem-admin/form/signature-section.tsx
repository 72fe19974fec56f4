import {
  faultSentence,
  functionStarter,
  languageNames,
  languages,
  printCall,
  readArguments,
  readSignature,
  type Signature,
} from '@codedojo/contract'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../ui/form/field.tsx'
import { MultilineField } from './multiline-field.tsx'
import { Section } from './section.tsx'
import { useProblemForm } from './use-problem-form.ts'

/** The function that learners may write in place of a whole program, with what its texts mean at this moment. */
export function SignatureSection() {
  const { register, formState, control } = useProblemForm()
  const errors = formState.errors.signature
  const [texts, cases] = useWatch({ control, name: ['signature', 'visibleTestCases'] })
  const output = texts.output.trim() === '' ? undefined : texts.output
  const isBegun = texts.function.trim() !== ''
  const read = isBegun ? readSignature({ function: texts.function, input: texts.input, output }) : null
  const fault =
    read?.kind === 'fault' ? { [read.field]: faultSentence(read.fault, texts[read.field]) } : undefined
  return (
    <Section id="signature" remark="optional: learners may write only this function">
      <div className="flex flex-col gap-4">
        <Field
          label="Function"
          className="font-mono"
          autoComplete="off"
          spellCheck={false}
          placeholder="twoSum(nums: int[], target: int): int[]"
          error={errors?.function?.message ?? fault?.function}
          hint="Types are int, float, bool and string, with [] for a list of them; TreeNode, ListNode, graph, digraph, weightedGraph and weightedDigraph."
          {...register('signature.function')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <MultilineField
            label="How its parameters stand in the input"
            rows={4}
            isMono
            placeholder={'n target\nnums[n]'}
            error={errors?.input?.message ?? fault?.input}
            hint="Line by line: nums[n] side by side, rows{h}[w] each row on a line, list[] with its length before it, text... a whole line; root{n} a line for each node of a tree, head[n] from k links of a list, roads[n]{m} edges."
            {...register('signature.input')}
          />
          <MultilineField
            label="How its result is printed"
            rows={4}
            isMono
            placeholder="result[*] or none"
            error={errors?.output?.message ?? fault?.output}
            hint="Empty for the usual way. result{*} is a value a line, “or none” a word for an empty list, “as yes/no” the words of a bool."
            {...register('signature.output')}
          />
        </div>
        {read?.kind === 'signature' && (
          <SignaturePreview signature={read.signature} input={cases[0]?.input ?? ''} />
        )}
      </div>
    </Section>
  )
}

function SignaturePreview({ signature, input }: { signature: Signature; input: string }) {
  const values = readArguments(signature, input)
  return (
    <div className="panel p-4 text-ui" role="status">
      <p className="text-muted">
        {values
          ? 'The first visible case is the call'
          : 'The first visible case does not have this form yet.'}
      </p>
      {values && <code className="break-words">{printCall(signature, values)}</code>}
      {languages.map((language) => (
        <details key={language} className="mt-2">
          <summary className="cursor-pointer text-muted">Starter code in {languageNames[language]}</summary>
          <pre className="mt-1 overflow-x-auto">{functionStarter(signature.declaration, language)}</pre>
        </details>
      ))}
    </div>
  )
}
