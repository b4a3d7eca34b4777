import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'
import { droppedFiles, pickedFiles, type PickedFile } from '../uploads/picked-files'

/** Elements that handle a paste themselves. */
const ownPaste = 'input, textarea, [contenteditable], [role=dialog]'

/**
 * Takes files that are dropped onto an element, and those pasted anywhere on the page but into a field or a dialog.
 * @returns event handlers for the element, and the number of items dragged over it
 */
export function useIncomingFiles(take: (files: readonly PickedFile[]) => void) {
  const [count, setCount] = useState(0)
  const taken = useEffectEvent(take)
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      if (target instanceof Element && target.closest(ownPaste)) return
      if (clipboardData && clipboardData.files.length > 0) taken(pickedFiles(clipboardData.files))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const events = {
    onDragOver: (event: DragEvent) => {
      const { types, items } = event.dataTransfer
      if (!types.includes('Files')) return
      event.preventDefault()
      setCount(Math.max(1, items.length))
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setCount(0)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setCount(0)
      void droppedFiles(event.dataTransfer).then(take)
    },
  }
  return { count, events }
}
