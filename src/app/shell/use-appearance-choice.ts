import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { colorSchemes } from '../../platform/theme/color-scheme'
import { useStore } from '../../platform/use-store'
import type { MenuContent } from '../../ui/overlay/menu-model'

/** Menu group for the colour scheme. */
export function useAppearanceChoice(title = false): Pick<MenuContent, 'groups' | 'onAction'> {
  const { colorScheme } = usePlatform()
  const { t } = useTexts()
  const scheme = useStore(colorScheme)
  return {
    groups: [
      {
        title: title ? t('shell.appearance') : undefined,
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
  }
}
