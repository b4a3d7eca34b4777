import { textKeys } from '../../manifest/text-keys'
import type { RowPreset } from '../../manifest/words/fields'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { MenuButton } from '../../ui/overlay/MenuButton'

interface PresetMenuProps {
  type: string
  presets: readonly RowPreset[]
  onAdd: (row: RowPreset['values']) => void
}

/** Ready-made rows to add; nothing if there are none. */
export function PresetMenu({ type, presets, onAdd }: PresetMenuProps) {
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  if (presets.length === 0) return null
  return (
    <MenuButton
      label={t('editor.template')}
      {...(phone ? { icon: 'list-checks', bordered: true } : { variant: 'ghost' })}
      size="sm"
      groups={[
        { entries: presets.map(({ id }) => ({ id, label: text(type, textKeys.preset(id, 'title')) })) },
      ]}
      sheetHeader={t('editor.template')}
      onAction={(id) => {
        const preset = presets.find((each) => each.id === id)
        if (preset) onAdd(preset.values)
      }}
    >
      {phone ? undefined : t('editor.template')}
    </MenuButton>
  )
}
