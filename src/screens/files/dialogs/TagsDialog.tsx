import { useEffect, useState } from 'react'
import { useScreenTexts, useTexts } from '../../../platform/i18n/use-texts'
import { Notice } from '../../../ui/feedback/Notice'
import { Button } from '../../../ui/form-controls/Button'
import { Form } from '../../../ui/form-controls/Form'
import { IconButton } from '../../../ui/form-controls/IconButton'
import { TextInput } from '../../../ui/form-controls/TextInput'
import { Dialog } from '../../../ui/overlay/Dialog'
import styles from '../files.module.css'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'
import { mostTags, tagProblem, type Tag } from './tag-problem'

interface Row {
  readonly id: number
  readonly tag: Tag
}

/** Changes the tags of an object, which are replaced together. */
export function TagsDialog({ client, open, onChanged, onClose }: FileDialogProps) {
  const t = useScreenTexts('files')
  const { t: common } = useTexts()
  const wordsOf = useFailureWords()
  const entry = open.kind === 'tags' ? open.entry : undefined
  const key = entry?.key ?? ''
  const [rows, setRows] = useState<readonly Row[]>()
  const [nextId, setNextId] = useState(0)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const read = async (): Promise<void> => {
      const found = await client.tags(key, abort.signal)
      const tags: readonly Tag[] = found.length > 0 ? found : [['', '']]
      setRows(tags.map((tag, id) => ({ id, tag })))
      setNextId(tags.length)
    }
    read().catch((failure: unknown) => {
      if (!abort.signal.aborted) setError(wordsOf(failure))
    })
    return () => abort.abort()
  }, [client, key, wordsOf])
  const put = (id: number, tag: Tag): void => setRows(rows?.map((row) => (row.id === id ? { id, tag } : row)))
  const save = async (): Promise<void> => {
    // Empty rows are ignored.
    const tags = (rows ?? []).map(({ tag }) => tag).filter(([name, value]) => name !== '' || value !== '')
    const problem = tagProblem(tags)
    if (problem !== undefined) {
      setError(t(`tags.${problem}`))
      return
    }
    setPending(true)
    setError(undefined)
    try {
      await client.setTags(key, tags)
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
      title={t('tags.title', { name: entry?.name ?? '' })}
      description={t('tags.text', { count: mostTags })}
      closeLabel={common('action.close')}
      busy={pending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{common('action.cancel')}</Button>
          {rows && (
            <Button variant="primary" type="submit" form="tags-of-file" pending={pending}>
              {t('tags.save')}
            </Button>
          )}
        </>
      }
    >
      {rows && (
        <Form id="tags-of-file" className={styles.tagRows} onSubmit={() => void save()}>
          {rows.map(({ id, tag: [name, value] }, index) => (
            <div key={id} className={styles.tagRow}>
              <TextInput
                autoFocus={index === rows.length - 1}
                bareLabel={t('tags.name', { number: index + 1 })}
                placeholder={t('tags.namePlain')}
                value={name}
                onChange={(text) => put(id, [text, value])}
                autoComplete="off"
              />
              <TextInput
                bareLabel={t('tags.value', { number: index + 1 })}
                placeholder={t('tags.valuePlain')}
                value={value}
                onChange={(text) => put(id, [name, text])}
                autoComplete="off"
              />
              <IconButton
                icon="x"
                label={t('tags.remove', { number: index + 1 })}
                onPress={() => setRows(rows.filter((row) => row.id !== id))}
              />
            </div>
          ))}
          {rows.length < mostTags && (
            <div>
              <Button
                size="sm"
                icon="plus"
                onPress={() => {
                  setRows([...rows, { id: nextId, tag: ['', ''] }])
                  setNextId(nextId + 1)
                }}
              >
                {t('tags.add')}
              </Button>
            </div>
          )}
        </Form>
      )}
      {error !== undefined && <Notice tone="error" text={error} />}
    </Dialog>
  )
}
