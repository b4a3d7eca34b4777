/** Jobs whose failures some part of the page says itself. */
const attended = new Map<string, number>()

/** Says that a dialog, a form or a page tells what becomes of a job, so that no toast does; returns how to take that back. */
export function attendJob(id: string): () => void {
  attended.set(id, (attended.get(id) ?? 0) + 1)
  return () => {
    const left = (attended.get(id) ?? 1) - 1
    if (left > 0) attended.set(id, left)
    else attended.delete(id)
  }
}

/** True while a part of the page tells what becomes of a job. */
export const isAttended = (id: string): boolean => attended.has(id)
