import { Suspense, use, useState } from 'react'
import { usePlatform } from '../../platform/platform'
import { CallView } from './CallView'
import { loadRequestTexts } from './load-texts'
import { PasteView } from './PasteView'
import type { Pasted } from './paste/paste-into'
import type { RequestDrawerProps } from './request-view'

function Body({ what, request, paste, onClose }: RequestDrawerProps) {
  const { texts } = usePlatform()
  use(loadRequestTexts(texts))
  const [isPasting, setPasting] = useState(false)
  const [pasted, setPasted] = useState<Pasted>()
  const shown = request()
  if (paste && isPasting) {
    return (
      <PasteView
        operation={shown.operation}
        target={paste()}
        onBack={() => setPasting(false)}
        onPasted={(outcome) => {
          setPasted(outcome)
          setPasting(false)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <CallView
      what={what}
      request={shown}
      pasted={pasted}
      model={paste?.().model}
      onPaste={
        paste &&
        (() => {
          setPasted(undefined)
          setPasting(true)
        })
      }
      onClose={onClose}
    />
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
