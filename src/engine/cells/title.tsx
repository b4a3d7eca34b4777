import { UiLink } from '../../ui/router-context'
import styles from '../../ui/data-table/table.module.css'
import { Pieces, Text } from '../../ui/typography/Text'
import { titleOf } from '../data/title'
import { firstText, type CellKind } from './cell'

/** Name of the record, linked to its page. */
export const title: CellKind = {
  draw: (input) => {
    const words = title.text(input)
    const href = input.env.href?.(input.subject)
    if (href === undefined) return <Text strong>{words}</Text>
    return (
      <UiLink className={styles.name} dir="auto" href={href}>
        <Pieces text={words} />
      </UiLink>
    )
  },
  text: (input) => firstText(input) || titleOf(input.env.resource, input.subject),
}
