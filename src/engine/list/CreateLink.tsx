import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { limitOf, limitTexts, useKeyKinds } from '../../platform/account/key-limit'
import { useTexts } from '../../platform/i18n/use-texts'
import { Button } from '../../ui/form-controls/Button'
import { LinkButton } from '../../ui/form-controls/LinkButton'

interface CreateLinkProps {
  resource: Pick<CompiledResource, 'type' | 'create'>
  /** The create page. */
  href: string
}

/** Link to the create page of a type; disabled with the reason if the key in use may not create one. */
export function CreateLink({ resource: { type, create }, href }: CreateLinkProps) {
  const { t, resource: text } = useTexts()
  const kinds = useKeyKinds()
  const limit = create ? limitOf(kinds, create.operation) : undefined
  const title = text(type, textKeys.create('title'))
  return limit ? (
    <Button variant="primary" icon="plus" disabled={t(limitTexts[limit])}>
      {title}
    </Button>
  ) : (
    <LinkButton href={href} variant="primary" icon="plus">
      {title}
    </LinkButton>
  )
}
