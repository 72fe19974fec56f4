import { addGoodies, type Product, updateGoodies } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { type FormDraft, useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { storeKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useSaveConflict } from '../../../ui/form/use-save-conflict.tsx'
import { PictureField } from '../../../ui/picture/picture-field.tsx'
import { usePictureUpload } from '../../../ui/picture/use-picture-upload.ts'
import { notify } from '../../../ui/toast.tsx'
import { shortId } from './inventory-text.ts'
import {
  formOf,
  type ProductForm,
  type ProductToSave,
  productFields,
  productFormSchema,
} from './product-form.ts'

interface ProductDialogProps {
  /** null for a new product. */
  product: Product | null
  onClose: () => void
}

type ProductChange = ProductToSave & { readonly updatedAt?: string | undefined }
type Form = UseFormReturn<ProductForm, unknown, ProductToSave>

export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const form: Form = useForm({ resolver: zodResolver(productFormSchema), defaultValues: formOf(product) })
  const { isDirty, errors } = form.formState
  const draft = useFormDraft(form, `product:${product?._id ?? 'new'}`)
  const [updatedAt] = useState(product?.updatedAt)
  const { isPending, mutate, question } = useSaving({ product, form, draft, onClose })
  return (
    <FormDialog
      title={product ? 'Edit product' : 'Add product'}
      note={product && <span className="num text-ui text-faint">{shortId(product)}</span>}
      isChanged={() => isDirty}
      onSubmit={form.handleSubmit((body) => mutate({ ...body, updatedAt }))}
      onClose={onClose}
      onDiscard={draft.forget}
      faults={Object.keys(errors).filter((name) => name !== 'root').length}
      buttons={
        <Button look="primary" type="submit" disabled={isPending}>
          {isPending ? 'Saving' : product ? 'Save product' : 'Add product'}
        </Button>
      }
    >
      <Fields form={form} product={product} draft={draft} />
      {question}
    </FormDialog>
  )
}

function useSaving({ product, form, draft, onClose }: ProductDialogProps & { form: Form; draft: FormDraft }) {
  const queryClient = useQueryClient()
  const refuse = useFormRefusal(form, productFields)
  const saving = useMutation({
    mutationFn: (body: ProductChange) =>
      product === null
        ? draft.sendOnce((requestKey) => callApi(addGoodies, { body: { ...body, requestKey } }))
        : callApi(updateGoodies, {
            params: { id: product._id },
            body: { ...body, quantityWas: product.quantity },
          }),
    onSuccess: ({ message }) => {
      notify(message)
      draft.forget()
      onClose()
    },
    onError: (error, body) => {
      if (!overtaken.catches(error, body)) refuse(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [storeKey] }),
  })
  const overtaken = useSaveConflict<ProductChange>({ thing: 'product', save: saving.mutate })
  return { ...saving, question: overtaken.question }
}

function Fields({ form, product, draft }: { form: Form; product: Product | null; draft: FormDraft }) {
  const { register, formState, setValue, watch } = form
  const { errors, isSubmitted } = formState
  const setPicture = (url: string) =>
    setValue('imageUrl', url, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-5">
      <FormDraftNotice draft={draft} />
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <div className="grid gap-5 md:grid-cols-[152px_1fr]">
        <PictureField
          url={watch('imageUrl').trim()}
          onChange={setPicture}
          sending={usePictureUpload(setPicture)}
        />
        <div className="min-w-0 space-y-4">
          <Field label="Name" dir="auto" error={errors.productName?.message} {...register('productName')} />
          <TextArea
            label="Description"
            rows={3}
            dir="auto"
            error={errors.productDescription?.message}
            {...register('productDescription')}
          />
          <div className="grid grid-cols-2 items-start gap-3">
            <Field
              label="Price in ₹"
              type="number"
              min={0}
              step={0.01}
              inputMode="decimal"
              hint="0, or 1.00 and more"
              error={errors.productPrice?.message}
              {...register('productPrice')}
            />
            <Field
              label="Quantity"
              type="number"
              min={0}
              step={1}
              inputMode="numeric"
              hint={product ? 'What can be bought now' : undefined}
              error={errors.quantity?.message}
              {...register('quantity')}
            />
          </div>
          <Field
            label="Image URL"
            aside={<span className="text-faint">optional</span>}
            inputMode="url"
            placeholder="https://"
            hint="Of an upload, or an https address elsewhere"
            error={errors.imageUrl?.message}
            {...register('imageUrl')}
          />
        </div>
      </div>
    </div>
  )
}
