import { useEffect } from 'react'
import { usePlatform } from '../../platform/platform'
import { useLazy } from '../../ui/lazy'
import { loadNotificationTexts } from './load-texts'
import { useInbox } from './use-inbox'

export interface NotificationWatchProps {
  /** Called with the number of unread notifications. */
  onUnread: (count: number) => void
}

/** Stores toast messages and counts unread notifications while the console is open. Renders nothing. */
export function NotificationWatch({ onUnread }: NotificationWatchProps) {
  const { texts } = usePlatform()
  useLazy(loadNotificationTexts, texts)
  const { unread } = useInbox()
  const count = unread.length
  useEffect(() => onUnread(count), [count, onUnread])
  return null
}
