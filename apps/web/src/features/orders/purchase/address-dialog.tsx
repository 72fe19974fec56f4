import { type ShippingAddress, shippingAddressSchema } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorBox } from '../../../ui/error-box.tsx'
import type { Wish } from '../queries.ts'
import { AddressFields, addressNames } from './address-fields.tsx'

export type AddressInput = z.input<typeof shippingAddressSchema>

interface AddressDialogProps {
  wish: Wish
  /** What the form begins with. */
  address: Partial<ShippingAddress>
  /** Throws `ApiError` when the server finds fault with the address. */
  onOrder: (address: ShippingAddress) => Promise<void>
  onClose: () => void
}

/** Asks whither the thing goes, before anything is paid. */
export function AddressDialog({ wish, address, onOrder, onClose }: AddressDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Shipping address"
      description={`Where "${wish.name}" goes. It is kept with the order.`}
      width="form"
    >
      <AddressForm address={address} onOrder={onOrder} onClose={onClose} />
    </Dialog>
  )
}

const blank = { name: '', line1: '', line2: '', city: '', region: '', postcode: '', country: '', phone: '' }

function AddressForm({ address, onOrder, onClose }: Omit<AddressDialogProps, 'wish'>) {
  const form = useForm<AddressInput, unknown, ShippingAddress>({
    resolver: zodResolver(shippingAddressSchema),
    defaultValues: { ...blank, ...address },
  })
  const { isSubmitting, errors } = form.formState
  const showRefusal = (error: unknown) => {
    form.setError('root', { message: messageOf(error) })
    const named = error instanceof ApiError ? error.errors : []
    for (const { field, message } of named) {
      const name = addressNames.find((candidate) => field === `address.${candidate}`)
      if (name) form.setError(name, { message }, { shouldFocus: true })
    }
  }
  return (
    <form
      noValidate
      className="flex min-h-0 flex-col"
      onSubmit={form.handleSubmit((chosen) => onOrder(chosen).catch(showRefusal))}
    >
      <div className="space-y-4 overflow-y-auto p-5">
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        <AddressFields form={form} />
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-5 py-3">
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Processing' : 'Continue to payment'}
        </Button>
      </div>
    </form>
  )
}
