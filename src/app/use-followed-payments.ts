import { useEffect } from 'react'
import { hasStoredPayments } from '../platform/payments/storage-keys'
import { usePlatform } from '../platform/platform'
import { toastError } from '../platform/toast'
import { useStore } from '../platform/use-store'

/** Follows the payments this browser has stored for the user; nothing is loaded without one. */
export function useFollowedPayments(): void {
  const platform = usePlatform()
  const owner = useStore(platform.session.owner)
  useEffect(() => {
    const follow = async (): Promise<void> => {
      if (owner === undefined || !hasStoredPayments(owner)) return
      try {
        const { keepFollowing } = await import('../screens/billing/paying/keep-following')
        await keepFollowing(platform)
      } catch (error) {
        toastError(platform, error)
      }
    }
    void follow()
  }, [platform, owner])
}
