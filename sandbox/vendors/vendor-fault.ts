/** The vendors whose stand-ins can have faults. */
export const paymentVendors = ['stripe', 'omise', 'paypal', 'adyen'] as const
export type PaymentVendor = (typeof paymentVendors)[number]

/** Faults of a vendor. */
export const vendorFaults = [
  /** Its script is missing, is never answered, or does not define its global. */
  'missing',
  'hang',
  'no-global',
  /** Its fields report a load error, or the browser refuses their frame. */
  'load-error',
  'frame-blocked',
  /** Its answer comes late, twice, or after a forged one. */
  'late',
  'twice',
  'forged',
  /** Its window is blocked, is closed before it shows its page, or after the visitor has agreed. */
  'window-blocked',
  'closed-early',
  'closed-after',
] as const
export type VendorFault = (typeof vendorFaults)[number]

/** The faults in force. */
export type VendorFaults = Map<PaymentVendor, VendorFault>

/**
 * Reads a vendor and its fault; null removes its fault.
 *
 * @throws RangeError for unknown ones
 */
export function readVendorFault(
  vendor: unknown,
  fault: unknown,
): readonly [PaymentVendor, VendorFault | undefined] {
  const known = paymentVendors.find((each) => each === vendor)
  if (known === undefined) throw new RangeError(`"vendor" is one of ${paymentVendors.join(', ')}`)
  const wanted = vendorFaults.find((each) => each === fault)
  if (wanted === undefined && fault !== null)
    throw new RangeError(`"fault" is null or one of ${vendorFaults.join(', ')}`)
  return [known, wanted]
}
