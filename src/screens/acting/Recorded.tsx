import { useScreenTexts } from '../../platform/i18n/use-texts'
import { actingName, type Acting } from '../../platform/session/acting'

/** Name under which actions are recorded for the owner (requirement IMPERSONATE-11). */
export function Recorded({ acting }: { acting: Acting }) {
  const t = useScreenTexts('acting')
  const name = actingName(acting)
  const { holder } = acting
  return holder === undefined ? t('rights.recordedOwn', { name }) : t('rights.recordedText', { name, holder })
}
