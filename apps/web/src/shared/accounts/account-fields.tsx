import { Field, type FieldProps } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

interface AccountFieldsProps {
  /** The caller sets its label and `autoComplete`; the rest comes from the form. */
  name: FieldProps
  email: Omit<FieldProps, 'label' | 'type'>
  password: Omit<FieldProps, 'label' | 'type' | 'trailing'>
}

/** The fields of every form that creates an account. */
export function AccountFields({ name, email, password }: AccountFieldsProps) {
  return (
    <>
      <Field {...name} />
      <Field label="Email" type="email" {...email} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters"
        {...password}
      />
    </>
  )
}
