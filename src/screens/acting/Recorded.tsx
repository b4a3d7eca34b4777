import { useScreenTexts } from '../../platform/i18n/use-texts'
import { actingName, type Acting } from '../../platform/session/acting'

/** Under whose name the owner finds what is done (requirement IMPERSONATE-11). */
export function Recorded({ acting }: { acting: Acting }) {
  const t = useScreenTexts('acting')
  const name = actingName(acting)
  const { holder } = acting
  return holder === undefined ? t('rights.recordedOwn', { name }) : t('rights.recordedText', { name, holder })
}
