import {
  choiceMissing,
  choiceSentence,
  type ShippingAddress,
  shippingAddressSchema,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import type { PurchaseItem } from '../queries.ts'
import { AddressFields, addressNames } from './address-fields.tsx'
import { OrderReview } from './order-review.tsx'
import { PurchaseSummary } from './purchase-summary.tsx'

export type AddressInput = z.input<typeof shippingAddressSchema>

interface AddressDialogProps {
  item: PurchaseItem
  /** Initial values of the form. */
  address: Partial<ShippingAddress>
  /** Throws `ApiError` if the server rejects the address. */
  onOrder: (address: ShippingAddress) => Promise<void>
  onClose: () => void
}

const blank = {
  ...{ name: '', line1: '', line2: '', city: '', region: '', postcode: '', country: '', phone: '' },
  choice: '',
}

/** Schema for products with a choice such as size or colour. */
const withChoice = shippingAddressSchema.refine(({ choice }) => choice !== '', {
  path: ['choice'],
  message: choiceMissing,
})

/** Asks for the shipping address, and shows product, choice and address for review before the payment. */
export function AddressDialog({ item, address, onOrder, onClose }: AddressDialogProps) {
  const choice = choiceSentence(item.goods?.description ?? '')
  const form = useForm<AddressInput, unknown, ShippingAddress>({
    resolver: zodResolver(choice === null ? shippingAddressSchema : withChoice),
    defaultValues: { ...blank, ...address },
  })
  const draft = useFormDraft(form, 'address', { base: '' })
  const [checked, setChecked] = useState<ShippingAddress | null>(null)
  const { errors, isDirty } = form.formState
  const order = async (chosen: ShippingAddress) => {
    try {
      await onOrder(chosen)
      draft.forget()
    } catch (error) {
      // Rendered synchronously: the fields must exist before one of them gets the focus.
      flushSync(() => setChecked(null))
      form.setError('root', { message: messageOf(error) })
      for (const { field, message } of error instanceof ApiError ? error.errors : []) {
        const name = addressNames.find((candidate) => field === `address.${candidate}`)
        if (name) form.setError(name, { message }, { shouldFocus: true })
      }
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isChanged={() => isDirty}
      onDiscard={draft.forget}
      title={
        checked !== null
          ? 'Check your order'
          : choice === null
            ? 'Shipping address'
            : 'Choice and shipping address'
      }
      description={checked === null ? 'Where it goes. It is kept with the order.' : 'Nothing is paid yet.'}
      width="form"
    >
      {checked === null ? (
        <form noValidate className="flex min-h-0 flex-col" onSubmit={form.handleSubmit(setChecked)}>
          <div className="space-y-4 overflow-y-auto p-5">
            <FormDraftNotice draft={draft} />
            {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
            <PurchaseSummary item={item} />
            <AddressFields form={form} choice={choice} />
          </div>
          <div className="flex justify-end gap-2 border-t border-line px-5 py-3">
            <DialogCancel />
            <Button type="submit" look="primary">
              Continue
            </Button>
          </div>
        </form>
      ) : (
        <OrderReview item={item} address={checked} onChange={() => setChecked(null)} onOrder={order} />
      )}
    </Dialog>
  )
}
