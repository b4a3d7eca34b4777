import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { colorSchemes } from '../../platform/theme/color-scheme'
import { useStore } from '../../platform/use-store'
import { HeaderButton } from '../../ui/layout/Header'
import { useMenu } from '../../ui/overlay/use-menu'

/** Light, dark, or as the system. */
export function AppearanceMenu() {
  const { colorScheme } = usePlatform()
  const { t } = useTexts()
  const scheme = useStore(colorScheme)
  const { trigger, menu } = useMenu({
    label: t('shell.appearance'),
    align: 'end',
    groups: [
      {
        exclusive: true,
        entries: colorSchemes.map((each) => ({
          id: each,
          label: t(`shell.schemes.${each}`),
          checked: each === scheme,
        })),
      },
    ],
    onAction: (id) => {
      const chosen = colorSchemes.find((each) => each === id)
      if (chosen) colorScheme.set(chosen)
    },
  })
  return (
    <>
      <HeaderButton icon="sun-moon" label={t('shell.appearance')} desktopOnly {...trigger} />
      {menu}
    </>
  )
}
