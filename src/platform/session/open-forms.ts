/** Names of the forms with unsent changes, one entry for each form. */
const open = new Map<symbol, string>()

/** Adds a form with changes; returns its removal. */
export function addOpenForm(name: string): () => void {
  const form = Symbol(name)
  open.set(form, name)
  return () => void open.delete(form)
}

/** Names of the forms with unsent changes, first opened first. */
export const openForms = (): readonly string[] => [...open.values()]
