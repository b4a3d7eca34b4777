import { Suspense, use } from 'react'
import { DeveloperError } from '../../lib/developer-error'
import type { DialogName } from '../../manifest/names'
import { usePlatform } from '../../platform/platform'
import { useLazy } from '../../ui/lazy'
import { CustomDialogContext, type CustomDialogProps } from './custom-dialog-context'

interface NamedDialogProps extends CustomDialogProps {
  name: DialogName
}

function Loaded({ name, ...props }: NamedDialogProps) {
  const load = use(CustomDialogContext)
  const { texts } = usePlatform()
  if (!load) throw new DeveloperError(`Nothing loads the dialog ${name}`)
  const Dialog = useLazy(load, name, texts)
  return <Dialog {...props} />
}

/** The dialog of an action named by the manifest, as soon as its code is loaded. */
export function CustomDialog(props: NamedDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
