import { initials } from '../../lib/initials'
import styles from '../../ui/data-table/table.module.css'
import { InitialsMark } from '../../ui/typography/InitialsMark'
import { Text } from '../../ui/typography/Text'
import { plainText } from '../../lib/plain-text'
import { type CellInput, type CellKind } from './cell'

function parts(input: CellInput): { name: string; version: string } {
  const [names = [], versions = [], titles = []] = input.values
  const name = plainText(names[0])
  const title = plainText(titles[0])
  return {
    name: title === '' ? name.slice(0, 1).toUpperCase() + name.slice(1) : title,
    version: plainText(versions[0]),
  }
}

/**
 * An operating system with version, marked with two letters. The third path is the platform's display name, if known:
 * "AlmaLinux" for `almalinux`.
 */
export const system: CellKind = {
  draw: (input) => {
    const { name } = parts(input)
    return (
      <span className={styles.with}>
        {name !== '' && <InitialsMark letters={initials(name)} />}
        <Text>{system.text(input)}</Text>
      </span>
    )
  },
  text: (input) => {
    const { name, version } = parts(input)
    return [name, version].filter((part) => part !== '').join(' ')
  },
}
