import { useEffect, useState } from 'react'
import { blockLeaving } from '../../../platform/routing/block-leaving'
import type { ObjectName } from '../s3/call'
import { useFailureWords } from '../use-failure-words'
import type { FileDialogProps } from './file-dialog'
import { removeObjects } from './remove-objects'

/** A removal of many objects, as its dialog shows it. */
export interface Removal {
  /** Removes the objects; a second call only removes those left. Closes the dialog if none is left. */
  readonly run: () => Promise<void>
  readonly pending: boolean
  /** Number of objects handled, and of all in this run; undefined while nothing runs, or if one call is enough. */
  readonly progress: { readonly done: number; readonly count: number } | undefined
  /** Keys that are still there, with the reason. */
  readonly failed: ReadonlyMap<string, string>
  /** Why the run failed. */
  readonly problem: string | undefined
}

const nothing: ReadonlyMap<string, string> = new Map()

/** Removes objects, or versions of them, in a dialog that shows why an object could not be removed. */
export function useRemoval(
  { client, onChanged, onClose }: Pick<FileDialogProps, 'client' | 'onChanged' | 'onClose'>,
  objects: readonly ObjectName[],
): Removal {
  const wordsOf = useFailureWords()
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState(nothing)
  const [problem, setProblem] = useState<string>()
  const left = failed.size > 0 ? objects.filter(({ key }) => failed.has(key)) : objects
  const pending = done !== undefined
  useEffect(() => (pending ? blockLeaving().release : undefined), [pending])
  return {
    ...{ pending, failed, problem },
    progress: pending && left.length > 1000 ? { done, count: left.length } : undefined,
    run: async () => {
      setDone(0)
      setProblem(undefined)
      try {
        const stay = await removeObjects(client, left, wordsOf, setDone)
        onChanged()
        if (stay.size === 0) onClose()
        setFailed(stay)
      } catch (error) {
        setProblem(wordsOf(error))
      } finally {
        setDone(undefined)
      }
    },
  }
}
