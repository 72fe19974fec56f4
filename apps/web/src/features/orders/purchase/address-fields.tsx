import type { ShippingAddress } from '@codedojo/contract'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../ui/form/field.tsx'
import type { AddressInput } from './address-dialog.tsx'

interface AddressField {
  readonly name: keyof ShippingAddress
  readonly label: string
  readonly autoComplete: string
  readonly isHalf?: true
}

const fields: readonly AddressField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', isHalf: true },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', isHalf: true },
  { name: 'line1', label: 'Address', autoComplete: 'address-line1' },
  { name: 'line2', label: 'Address, second line (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', isHalf: true },
  { name: 'region', label: 'State', autoComplete: 'address-level1', isHalf: true },
  { name: 'postcode', label: 'Postal code', autoComplete: 'postal-code', isHalf: true },
  { name: 'country', label: 'Country', autoComplete: 'country-name', isHalf: true },
]

export const addressNames = ['choice', ...fields.map(({ name }) => name)] as const

interface AddressFieldsProps {
  form: UseFormReturn<AddressInput, unknown, ShippingAddress>
  /** Description of the product's choices, such as sizes; null if none known. */
  choice: string | null
}

/** The product's choice, then the address fields, with `autocomplete` tokens for browsers. */
export function AddressFields({ form, choice }: AddressFieldsProps) {
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Field
        label={choice === null ? 'Size or other choice (optional)' : 'Size or other choice'}
        autoComplete="off"
        className="md:col-span-2"
        hint={choice ?? undefined}
        error={errors.choice?.message}
        {...form.register('choice')}
      />
      {fields.map(({ name, label, autoComplete, isHalf }) => (
        <Field
          key={name}
          label={label}
          autoComplete={autoComplete}
          {...(!isHalf && { className: 'md:col-span-2' })}
          {...(name === 'phone' && { type: 'tel' })}
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
    </div>
  )
}
