import { languageName } from '../../platform/i18n/languages'
import { useTexts } from '../../platform/i18n/use-texts'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { useLanguageChoice } from './use-language-choice'

/** Language menu for signed-out users; nothing if there is only one language. */
export function LanguageMenu() {
  const { t } = useTexts()
  const { current, offered, groups, onAction } = useLanguageChoice()
  if (offered.length < 2) return null
  return (
    <MenuButton
      label={t('shell.language')}
      align="end"
      icon="globe"
      variant="ghost"
      size="sm"
      groups={groups}
      onAction={onAction}
    >
      {languageName(current)}
    </MenuButton>
  )
}
