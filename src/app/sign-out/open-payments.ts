import { hasStoredPayments } from '../../platform/payments/storage-keys'
import type { Platform } from '../../platform/platform'

type PayingPlatform = Pick<Platform, 'session' | 'now'>

/** Whether this browser follows an open payment of the signed-in user; it is forgotten with the session. */
export async function followsPayments(platform: PayingPlatform): Promise<boolean> {
  const owner = platform.session.owner.get()
  // Without stored ones, no code needs to be loaded to know.
  if (owner === undefined || !hasStoredPayments(owner)) return false
  try {
    const [{ paymentsOf }, { isOpen }] = await Promise.all([
      import('../../platform/payments/payments'),
      import('../../platform/payments/intent'),
    ])
    return paymentsOf(platform).get().some(isOpen)
  } catch {
    // If the code cannot be loaded, such as offline, a stored payment counts as open.
    return true
  }
}
