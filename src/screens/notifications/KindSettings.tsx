import { useScreenTexts } from '../../platform/i18n/use-texts'
import { quietKindsOf } from '../../platform/notifications/quiet-kinds'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { kinds } from './notice'

interface KindSettingsProps {
  readonly bordered?: boolean
}

/** Menu of the kinds of notifications that count as unread. */
export function KindSettings({ bordered = false }: KindSettingsProps) {
  const { preferences } = usePlatform()
  const t = useScreenTexts('notifications')
  const store = quietKindsOf(preferences)
  const quiet = useStore(store)
  return (
    <MenuButton
      label={t('settings')}
      icon="settings"
      bordered={bordered}
      groups={[
        {
          title: t('countsAsUnread'),
          entries: kinds.map((kind) => ({
            id: kind,
            label: t(`kinds.${kind}`),
            checked: !quiet.includes(kind),
          })),
        },
      ]}
      onAction={(kind) =>
        store.set(quiet.includes(kind) ? quiet.filter((each) => each !== kind) : [...quiet, kind])
      }
    />
  )
}
