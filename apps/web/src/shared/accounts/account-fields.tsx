import { Field, type FieldProps } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

interface AccountFieldsProps {
  /** Its label and `autoComplete` say whose name it is; the rest comes from the form. */
  name: FieldProps
  email: Omit<FieldProps, 'label' | 'type'>
  password: Omit<FieldProps, 'label' | 'type' | 'trailing'>
}

/** What every form that makes an account asks for. */
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
