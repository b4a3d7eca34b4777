import { useScreenTexts } from '../../platform/i18n/use-texts'
import { Amount } from './Amount'
import kinds from './kinds.module.css'
import type { ChartPart } from './usage-groups'

/** What the colours of a bar stand for, with amounts where they are known. */
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
