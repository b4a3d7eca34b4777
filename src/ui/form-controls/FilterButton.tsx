import type { IconName } from '../../lib/icon-names'
import { MenuButton } from '../overlay/MenuButton'

interface FilterButtonProps<Value extends string> {
  /** Name of the filter: "Status". Also names the menu. */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly icon?: IconName | undefined
  }[]
  readonly selected: readonly Value[]
  readonly onChange: (selected: readonly Value[]) => void
}

/** Choice filter of a list: a menu of check boxes that stays open. */
export function FilterButton<Value extends string>(props: FilterButtonProps<Value>) {
  const { label, options, selected, onChange } = props
  const toggle = (id: string) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((value) => (value === id ? !selected.includes(value) : selected.includes(value))),
    )
  return (
    <MenuButton
      label={label}
      groups={[
        {
          entries: options.map((option) => ({
            id: option.value,
            label: option.label,
            icon: option.icon,
            checked: selected.includes(option.value),
          })),
        },
      ]}
      onAction={toggle}
    >
      {label}
    </MenuButton>
  )
}
