/** The vendors whose stand-ins can be told to fail. */
export const paymentVendors = ['stripe', 'omise', 'paypal', 'adyen'] as const
export type PaymentVendor = (typeof paymentVendors)[number]

/** What can go wrong at a vendor, and in which way. */
export const vendorFaults = [
  /** Its script is not there, is never answered, or does not bring what it promises. */
  'missing',
  'hang',
  'no-global',
  /** Its fields say that they could not load, or the browser refuses their frame. */
  'load-error',
  'frame-blocked',
  /** Its answer comes late, twice, or after somebody else has forged one. */
  'late',
  'twice',
  'forged',
  /** Its window is blocked, is closed before it has shown anything, or after the visitor has agreed. */
  'window-blocked',
  'closed-early',
  'closed-after',
] as const
export type VendorFault = (typeof vendorFaults)[number]

/** The faults in force. */
export type VendorFaults = Map<PaymentVendor, VendorFault>

/**
 * Reads a vendor and its fault; null ends the one it has.
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
