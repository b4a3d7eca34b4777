/** What of a job is told by a part of the page: its creation by a form, its steps by a dialog or the page of a record. */
export type AttendedPart = 'creation' | 'steps'

const attended = new Map<string, number>()

/** Says that a part of the page tells how this part of a job fails, so that no toast does; returns how to take that back. */
export function attendJob(id: string, part: AttendedPart): () => void {
  const key = `${id} ${part}`
  attended.set(key, (attended.get(key) ?? 0) + 1)
  return () => {
    const left = (attended.get(key) ?? 1) - 1
    if (left > 0) attended.set(key, left)
    else attended.delete(key)
  }
}

/** True while a part of the page tells how this part of a job fails. */
export const isAttended = (id: string, part: AttendedPart): boolean => attended.has(`${id} ${part}`)
