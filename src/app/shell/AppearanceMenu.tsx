import { useTexts } from '../../platform/i18n/use-texts'
import { HeaderButton } from '../../ui/layout/Header'
import { useMenu } from '../../ui/overlay/use-menu'
import { useAppearanceChoice } from './use-appearance-choice'

/** Colour scheme: light, dark or system. */
export function AppearanceMenu() {
  const { t } = useTexts()
  const { groups, onAction } = useAppearanceChoice()
  const { trigger, menu } = useMenu({ label: t('shell.appearance'), align: 'end', groups, onAction })
  return (
    <>
      <HeaderButton icon="sun-moon" label={t('shell.appearance')} desktopOnly {...trigger} />
      {menu}
    </>
  )
}
