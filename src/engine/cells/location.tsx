import styles from '../../ui/data-table/table.module.css'
import { firstText, type CellKind } from './cell'

/** The location by name, with its slug. */
export const location: CellKind = {
  draw: (input) => {
    const slug = firstText(input)
    return (
      <>
        {input.env.locationName(slug)} <span className={styles.faint}>{slug}</span>
      </>
    )
  },
  text: (input) => input.env.locationName(firstText(input)),
}
