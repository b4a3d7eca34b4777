import { textKeys } from '../../manifest/text-keys'
import type { RowTemplate } from '../../manifest/words/fields'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { MenuButton } from '../../ui/overlay/MenuButton'

interface TemplateMenuProps {
  type: string
  templates: readonly RowTemplate[]
  onAdd: (row: RowTemplate['row']) => void
}

/** Ready-made rows to add; nothing where there are none. */
export function TemplateMenu({ type, templates, onAdd }: TemplateMenuProps) {
  const { t, resource: text } = useTexts()
  const phone = useIsPhone()
  if (templates.length === 0) return null
  return (
    <MenuButton
      label={t('editor.template')}
      {...(phone ? { icon: 'list-checks', bordered: true } : { variant: 'ghost' })}
      size="sm"
      groups={[{ entries: templates.map(({ id }) => ({ id, label: text(type, textKeys.template(id)) })) }]}
      sheetHeader={t('editor.template')}
      onAction={(id) => {
        const template = templates.find((each) => each.id === id)
        if (template) onAdd(template.row)
      }}
    >
      {phone ? undefined : t('editor.template')}
    </MenuButton>
  )
}
