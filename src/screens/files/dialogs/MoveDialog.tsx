import { useEffect, useRef, useState } from 'react'
import { blockLeaving } from '../../../platform/routing/block-leaving'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Button } from '../../../ui/form-controls/Button'
import { FieldShell } from '../../../ui/form-controls/FieldShell'
import { Form } from '../../../ui/form-controls/Form'
import { TextInput } from '../../../ui/form-controls/TextInput'
import { Dialog } from '../../../ui/overlay/Dialog'
import { canAddress } from '../s3/object-address'
import { takenKeys } from '../uploads/taken-keys'
import { keysUnderWay } from '../uploads/upload-store'
import { useFailureWords } from '../use-failure-words'
import { FailedObjects } from './FailedObjects'
import type { FileDialogProps } from './file-dialog'
import { objectsOf } from './entry-keys'
import { type Copies, mostCopied, movedKeys, moveObject } from './move-object'
import { nameProblem } from './name-problem'

/** Renames an entry, or moves several to another folder; the storage copies and deletes, object by object. */
export function MoveDialog({ client, prefix, open, onChanged, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const wordsOf = useFailureWords()
  const entries = open.kind === 'move' ? open.entries : []
  const only = entries.length === 1 ? entries[0] : undefined
  const before = only ? only.key.replace(/\/$/, '') : prefix
  const [target, setTarget] = useState(before)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const [progress, setProgress] = useState<string>()
  const [failed, setFailed] = useState<readonly (readonly [key: string, reason: string])[]>([])
  const copies = useRef<Copies>(new Map())
  const isStopped = useRef(false)
  useEffect(() => (pending ? blockLeaving().release : undefined), [pending])
  const move = async (): Promise<void> => {
    setError(undefined)
    setFailed([])
    const folder = target === '' || target.endsWith('/') ? target : `${target}/`
    // A folder may be named with the slash at its end.
    const named = only?.kind === 'folder' ? target.replace(/\/$/, '') : target
    const problem = only
      ? nameProblem(target, named.slice(named.lastIndexOf('/') + 1))
      : canAddress(folder)
        ? undefined
        : 'dots'
    if (problem !== undefined) {
      setError(t(`names.${problem}`))
      return
    }
    setPending(true)
    isStopped.current = false
    try {
      const pairs = []
      for (const entry of entries) {
        const to = only
          ? entry.kind === 'folder'
            ? folder
            : target
          : `${folder}${entry.key.slice(prefix.length)}`
        pairs.push(...movedKeys(await objectsOf(client, [entry]), entry.key, to))
      }
      const isInside = entries.some(({ kind, key }) => kind === 'folder' && folder.startsWith(key))
      if (pairs.some(({ from, to }) => from === to) || isInside) {
        setError(t('names.same'))
        return
      }
      const targetFolder = only ? target.slice(0, target.lastIndexOf('/') + 1) : folder
      const wanted = pairs.map(({ to }) => to)
      const taken = new Set([
        ...(await takenKeys(client, targetFolder, wanted)),
        ...keysUnderWay(client.bucket),
      ])
      // A copy of an earlier try is its own.
      if (pairs.some(({ to }) => taken.has(to) && !copies.current.has(to))) {
        setError(t('names.taken'))
        return
      }
      const left: (readonly [string, string])[] = []
      for (const [index, { from, to, size }] of pairs.entries()) {
        if (isStopped.current) break
        setProgress(t('move.progress', { done: index, count: pairs.length }))
        if (size > mostCopied) left.push([from, t('move.large')])
        else
          await moveObject(client, from, to, size, copies.current).catch((failure: unknown) => {
            left.push([from, wordsOf(failure)])
          })
      }
      onChanged()
      if (left.length === 0) onClose()
      setFailed(left)
    } catch (failure) {
      setError(wordsOf(failure))
    } finally {
      setPending(false)
      setProgress(undefined)
    }
  }
  return (
    <Dialog
      title={only ? t('move.one', { name: only.name }) : t('move.many', { count: entries.length })}
      description={t('move.text')}
      closeLabel={common('action.close')}
      busy={pending}
      note={progress}
      onClose={onClose}
      actions={
        <>
          <Button
            onPress={() => {
              // A running move ends after the object it is at.
              if (pending) isStopped.current = true
              else onClose()
            }}
          >
            {common('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form="move-entries" pending={pending}>
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      <Form id="move-entries" onSubmit={() => void move()}>
        <FieldShell label={t(only ? 'names.key' : 'names.folder')} error={error}>
          <TextInput autoFocus mono value={target} onChange={setTarget} autoComplete="off" />
        </FieldShell>
      </Form>
      {failed.length > 0 && (
        <FailedObjects title={t('move.left', { count: failed.length })} failed={failed} />
      )}
    </Dialog>
  )
}
