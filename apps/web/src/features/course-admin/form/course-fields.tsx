import { courseLimits, isPictureAddress } from '@codedojo/contract'
import type { UseFormReturn } from 'react-hook-form'
import { parseTypedNumber } from '../../../lib/parse-typed-number.ts'
import { CoursePicture } from '../../../shared/courses/course-picture.tsx'
import { validityText } from '../../../shared/courses/course-text.ts'
import { CharacterCount } from '../../../ui/form/character-count.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { PictureField } from '../../../ui/picture/picture-field.tsx'
import { usePictureUpload } from '../../../ui/picture/use-picture-upload.ts'
import type { CourseForm, CourseToSave } from './course-form.ts'
import { OutcomesField } from './outcomes-field.tsx'

export type CourseFormControl = UseFormReturn<CourseForm, unknown, CourseToSave>

/** All fields of a course; its lessons have their own page. */
export function CourseFields({ form }: { form: CourseFormControl }) {
  const { register, formState, setValue, watch } = form
  const { errors, isSubmitted } = formState
  const thumbnail = watch('CourseThumbnail').trim()
  const setPicture = (url: string) =>
    setValue('CourseThumbnail', url, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-5">
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <Field label="Course name" dir="auto" error={errors.CourseName?.message} {...register('CourseName')} />
      <TextArea
        label="Description"
        rows={4}
        hint="Plain text, shown as you type it"
        aside={<CharacterCount text={watch('CourseDescription')} most={courseLimits.descriptionCharacters} />}
        dir="auto"
        error={errors.CourseDescription?.message}
        {...register('CourseDescription')}
      />
      <div className="grid items-start gap-3 md:grid-cols-[1fr_1fr_1.4fr]">
        <Field
          label="Price in ₹"
          type="number"
          min={1}
          step={0.01}
          inputMode="decimal"
          hint="1.00 or more"
          error={errors.CoursePrice?.message}
          {...register('CoursePrice')}
        />
        <Field
          label="Validity in days"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          hint={validityHint(watch('validityDays'))}
          error={errors.validityDays?.message}
          {...register('validityDays')}
        />
        <Field label="Mentor" dir="auto" error={errors.CourseMentor?.message} {...register('CourseMentor')} />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[200px_1fr]">
        <PictureField
          label="Thumbnail"
          url={thumbnail}
          onChange={setPicture}
          sending={usePictureUpload(setPicture)}
          preview={
            <CoursePicture
              src={isPictureAddress(thumbnail) ? thumbnail : ''}
              name={watch('CourseName')}
              className="aspect-[8/5] w-full rounded-lg"
            />
          }
        />
        <div className="min-w-0 space-y-4">
          <Field
            label="Thumbnail address"
            aside={<span className="text-faint">optional</span>}
            inputMode="url"
            placeholder="https://"
            hint="Of an upload, or an https address elsewhere"
            error={errors.CourseThumbnail?.message}
            {...register('CourseThumbnail')}
          />
          <Field
            label="Playlist id"
            aside={<span className="text-faint">optional</span>}
            placeholder="PL…"
            spellCheck={false}
            hint="Of YouTube; a pasted address works too"
            error={errors.playlistid?.message}
            {...register('playlistid')}
          />
        </div>
      </div>
      <OutcomesField form={form} />
      <Checkbox
        label="Learners may ask questions at its lessons; you answer them under Questions"
        {...register('takesQuestions')}
      />
    </div>
  )
}

function validityHint(typed: string): string {
  const days = parseTypedNumber(typed) ?? 0
  const isShown = Number.isInteger(days) && days >= 1 && days <= courseLimits.validityDays
  return isShown ? `Shown as ${validityText(days)}` : 'Open for that long from the purchase on'
}
