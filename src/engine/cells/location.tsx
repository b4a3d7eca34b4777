import styles from '../../ui/data-table/table.module.css'
import { Text } from '../../ui/typography/Text'
import { firstText, type CellKind } from './cell'

/** A location by name with its slug; an unknown one by its slug. */
export const location: CellKind = {
  draw: (input) => {
    const slug = firstText(input)
    const name = input.env.locationName(slug)
    if (name === slug) return <Text>{slug}</Text>
    return (
      <>
        <Text>{name}</Text> <span className={styles.faint}>{slug}</span>
      </>
    )
  },
  text: (input) => input.env.locationName(firstText(input)),
}
