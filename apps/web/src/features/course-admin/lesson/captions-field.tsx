import { courseLimits } from '@codedojo/contract'
import { FileUp, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { Button } from '../../../ui/button.tsx'
import { CharacterCount } from '../../../ui/form/character-count.tsx'
import { Field, FieldNote } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { languageName, languageOfFile } from './caption-language.ts'
import { readCaptionFile } from './read-caption-file.ts'
import { useLessonForm } from './use-lesson-form.ts'

const small = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Captions of the video, one text per language, uploaded as files or pasted. */
export function CaptionsField() {
  const { control } = useLessonForm()
  const { fields, append, remove } = useFieldArray({ control, name: 'captions' })
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const noteId = useId()
  const isFull = fields.length >= courseLimits.captionsPerLesson
  const take = async (file: File | undefined) => {
    if (!file) return
    const found = await readCaptionFile(file)
    setRefusal(found.kind === 'refused' ? found.message : undefined)
    if (found.kind === 'refused') return
    const language = languageOfFile(file.name)
    append({ language, label: languageName(language), vtt: found.vtt })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">
        Captions <span className="text-faint">optional</span>
      </legend>
      <ul className="space-y-3">
        {fields.map((field, place) => (
          <Caption key={field.id} place={place} onRemove={() => remove(place)} />
        ))}
      </ul>
      {!isFull && (
        <div className={fields.length > 0 ? 'mt-3 flex flex-wrap gap-2' : 'flex flex-wrap gap-2'}>
          <Button isSmall icon={<FileUp {...small} />} onClick={() => input.current?.click()}>
            Choose a .vtt or .srt file
          </Button>
          <Button
            isSmall
            icon={<Plus {...small} />}
            onClick={() => {
              setRefusal(undefined)
              append({ language: '', label: '', vtt: '' })
            }}
          >
            Paste captions
          </Button>
          <input
            ref={input}
            type="file"
            accept=".vtt,.srt,text/vtt"
            aria-label="Choose a file of captions"
            tabIndex={-1}
            className="sr-only"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </div>
      )}
      {refusal !== undefined && (
        <div role="alert">
          <FieldNote id={noteId} error={refusal} />
        </div>
      )}
    </fieldset>
  )
}

function Caption({ place, onRemove }: { place: number; onRemove: () => void }) {
  const { register, watch, formState, getValues, setValue } = useLessonForm()
  const errors = formState.errors.captions?.[place]
  const vtt = watch(`captions.${place}.vtt`)
  const nameLanguage = (code: string) => {
    if (getValues(`captions.${place}.label`) === '') setValue(`captions.${place}.label`, languageName(code))
  }
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 items-start gap-3 md:grid-cols-2">
          <Field
            label="Language"
            placeholder="en"
            spellCheck={false}
            hint="A code such as en, hi or en-IN"
            error={errors?.language?.message}
            {...register(`captions.${place}.language`, {
              onBlur: ({ target }: { target: HTMLInputElement }) => nameLanguage(target.value),
            })}
          />
          <Field
            label="Label"
            placeholder="English"
            hint="As it stands in the player"
            error={errors?.label?.message}
            {...register(`captions.${place}.label`)}
          />
        </div>
        <IconButton label={`Remove captions ${place + 1}`} icon={<Trash2 {...small} />} onClick={onRemove} />
      </div>
      <TextArea
        label="WebVTT"
        className="mt-3"
        areaClassName="font-mono text-ui/5 max-md:text-[16px]"
        rows={vtt === '' ? 6 : 4}
        spellCheck={false}
        placeholder={'WEBVTT\n\n00:00.000 --> 00:04.000\nWelcome'}
        aside={
          <span className="flex items-baseline gap-3">
            <CharacterCount text={vtt} most={courseLimits.captionCharacters} />
            <span className="num text-faint">{formatBytes(new Blob([vtt]).size)}</span>
          </span>
        }
        error={errors?.vtt?.message}
        {...register(`captions.${place}.vtt`)}
      />
    </li>
  )
}
