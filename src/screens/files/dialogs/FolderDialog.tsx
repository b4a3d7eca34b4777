import { useState } from 'react'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Button } from '../../../ui/form-controls/Button'
import { FieldShell } from '../../../ui/form-controls/FieldShell'
import { Form } from '../../../ui/form-controls/Form'
import { TextInput } from '../../../ui/form-controls/TextInput'
import { Dialog } from '../../../ui/overlay/Dialog'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'
import { nameProblem } from './name-problem'

/** Makes a folder: an empty object whose key ends with a slash. */
export function FolderDialog({ client, prefix, known, onChanged, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const wordsOf = useFailureWords()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const make = async (): Promise<void> => {
    const folder = name.trim().replace(/\/+$/, '')
    const key = `${prefix}${folder}/`
    const problem = nameProblem(key, folder)
    const isTaken = known.some((each) => each.key === key)
    if (problem !== undefined || isTaken) {
      setError(t(isTaken ? 'names.taken' : `names.${problem ?? 'empty'}`))
      return
    }
    setPending(true)
    try {
      await client.put(key, '', 'application/x-directory')
      onChanged()
      onClose()
    } catch (failure) {
      setError(wordsOf(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={t('newFolder')}
      closeLabel={common('action.close')}
      busy={pending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" type="submit" form="new-folder" pending={pending}>
            {t('makeFolder')}
          </Button>
        </>
      }
    >
      <Form id="new-folder" onSubmit={() => void make()}>
        <FieldShell label={t('names.folder')} error={error}>
          <TextInput autoFocus value={name} onChange={setName} autoComplete="off" />
        </FieldShell>
      </Form>
    </Dialog>
  )
}
