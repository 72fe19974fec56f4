import { isColour } from '@codedojo/contract'
import { Field } from '../../ui/form/field.tsx'
import { PictureField } from '../../ui/picture/picture-field.tsx'
import { usePictureUpload } from '../../ui/picture/use-picture-upload.ts'
import { useInstallationForm } from './use-installation-form.ts'

/** Name, logo and colours. */
export function LookFields() {
  const { register, watch, setValue, formState } = useInstallationForm()
  const { errors, isSubmitted } = formState
  const faults = errors.settings
  const logo = watch('settings.logo')
  const setLogo = (url: string) =>
    setValue('settings.logo', url, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <div className="space-y-6">
      <Field label="Name" dir="auto" error={faults?.name?.message} {...register('settings.name')} />
      <PictureField
        label="Logo"
        url={logo}
        onChange={setLogo}
        sending={usePictureUpload(setLogo)}
        preview={
          <span className="flex h-24 items-center justify-center">
            {logo === '' ? (
              <span className="text-ui text-muted">Ours, the belt</span>
            ) : (
              <img src={logo} alt="Logo" className="max-h-20 max-w-full object-contain" />
            )}
          </span>
        }
      />
      <div className="grid gap-6 md:grid-cols-2">
        <ColourField tone="dark" label="Colour for dark themes" />
        <ColourField tone="light" label="Colour for the light theme" />
      </div>
    </div>
  )
}

function ColourField({ tone, label }: { tone: 'dark' | 'light'; label: string }) {
  const { register, watch, setValue, formState } = useInstallationForm()
  const { errors, isSubmitted } = formState
  const name = `settings.colours.${tone}` as const
  const colour = watch(name)
  return (
    <Field
      label={label}
      placeholder={tone === 'dark' ? '#f8b23d' : '#2252cb'}
      autoComplete="off"
      spellCheck={false}
      hint="Empty: those of the themes. Its contrast is checked."
      error={errors.settings?.colours?.[tone]?.message}
      trailing={
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          className="mr-2 size-7 cursor-pointer rounded border border-line bg-transparent"
          value={isColour(colour) ? colour : '#808080'}
          onChange={({ target }) =>
            setValue(name, target.value, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
      }
      {...register(name)}
    />
  )
}
