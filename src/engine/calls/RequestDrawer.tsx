import { Suspense, useState } from 'react'
import { docHref } from '../../lib/api-docs'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Button } from '../../ui/form-controls/Button'
import { Drawer } from '../../ui/overlay/Dialog'
import { LinkText } from '../../ui/typography/LinkText'
import { CallView } from './CallView'
import { CopyCall } from './CopyCall'
import { loadRequestTexts } from './load-texts'
import { PasteView } from './PasteView'
import type { Pasted } from './paste/paste-into'
import type { RequestDrawerProps } from './request-view'
import { usePaste } from './use-paste'
import { useSamples } from './use-samples'
import { useLazy } from '../../ui/lazy'

function Body({ what, request, paste, onClose }: RequestDrawerProps) {
  const { texts } = usePlatform()
  useLazy(loadRequestTexts, texts)
  const t = useScreenTexts('request')
  const { t: shared } = useTexts()
  const [mode, setMode] = useState<'first' | 'paste' | 'again'>('first')
  const [pasted, setPasted] = useState<Pasted>()
  const shown = request()
  const { operation } = shown
  const samples = useSamples(shown)
  const target = paste?.()
  const pasting = usePaste(operation, target, (outcome) => {
    setPasted(outcome)
    setMode('again')
  })
  const usual = { closeLabel: shared('action.close'), onClose }
  if (mode === 'paste') {
    return (
      <Drawer
        {...usual}
        title={t('pasteTitle')}
        actions={
          <>
            <Button onPress={() => setMode('again')}>{t('back')}</Button>
            <Button variant="primary" onPress={pasting.fill}>
              {t('fill')}
            </Button>
          </>
        }
      >
        <PasteView {...pasting} />
      </Drawer>
    )
  }
  return (
    <Drawer
      {...usual}
      title={shared('api.viewCall')}
      note={<LinkText href={docHref('operations', operation)}>{t('reference', { operation })}</LinkText>}
      actions={<CopyCall samples={samples} autoFocus={mode === 'again'} />}
    >
      <CallView
        what={what}
        request={shown}
        samples={samples}
        pasted={pasted}
        model={target?.model}
        onPaste={
          target &&
          (() => {
            setPasted(undefined)
            setMode('paste')
          })
        }
      />
    </Drawer>
  )
}

/** What a form or dialog is about to send, in the reader's language; a call pasted into it fills the form. */
export function RequestDrawer(props: RequestDrawerProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}
