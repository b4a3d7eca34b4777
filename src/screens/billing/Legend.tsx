import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Amount } from './Amount'
import kinds from './kinds.module.css'
import type { ChartPart } from './usage-groups'

/** Legend of a bar: kinds by colour, with known amounts. */
export function Legend({ parts }: { parts: readonly { part: ChartPart; cost?: number | undefined }[] }) {
  const t = useScreenTexts('billing')
  return (
    <ul className={kinds.legend}>
      {parts.map(({ part, cost }) => (
        <li key={part} data-kind={part}>
          {t(`usage.${part}`)}{' '}
          {cost !== undefined && (
            <strong>
              <Amount value={cost} />
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}
