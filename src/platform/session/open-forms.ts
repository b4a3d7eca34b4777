/** Forms with changes that are not sent, by the part of the page that shows them, with what each is called. */
const open = new Map<symbol, string>()

/** Adds a form with changes; returns its removal. */
export function addOpenForm(name: string): () => void {
  const form = Symbol(name)
  open.set(form, name)
  return () => void open.delete(form)
}

/** What the forms with changes are called, first opened first. */
export const openForms = (): readonly string[] => [...open.values()]
