import { payPath } from '../../lib/pay-path'
import { LinkButton } from '../../ui/form-controls/LinkButton'
import { useScreenTexts } from '../i18n/use-texts'
import { usePlatform } from '../platform'
import { limitOf, useKeyKinds } from './key-limit'
import { methodProcessors } from './method-processors'

/** Link to the document that adds a payment method; nothing if the site has no processor for it, or the key may not add one. */
export function AddMethodLink({ account }: { account: number }) {
  const t = useScreenTexts('start')
  const { site, basePath } = usePlatform()
  const limit = limitOf(useKeyKinds(), 'createCard')
  const [processor] = methodProcessors(site)
  if (!processor || limit !== undefined) return null
  return (
    <LinkButton variant="primary" size="sm" document href={payPath(basePath, processor.keyword, account)}>
      {t(processor.keyword === 'paypal_vault' ? 'addWallet' : 'addCard')}
    </LinkButton>
  )
}
