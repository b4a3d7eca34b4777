import { pageTranslator } from '../lib/page-translator'

/** The child of `parent` that contains `node`; undefined if `node` is elsewhere. */
function childWith(parent: Node, node: Node): Node | undefined {
  let at: Node | null = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at ?? undefined
}

/**
 * Browser translators wrap or replace text nodes, so that React removes and inserts at nodes that are no longer children,
 * which would crash the page (facebook/react 11538). From now on the wrapper is removed instead of the text, and a node
 * whose place is missing is appended. `onMoved` is called once, with the translator.
 */
export function surviveTranslators(onMoved: (translator: string) => void): () => void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  let reported = false
  const tell = (): void => {
    if (reported) return
    reported = true
    onMoved(pageTranslator(document) ?? 'unknown')
  }
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call<Node, [Child], Child>(this, child)
    tell()
    const wrapper = childWith(this, child)
    if (wrapper) removeChild.call(this, wrapper)
    return child
  }
  prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    // Libraries omit it to append, as browsers allow.
    before: Node | null = null,
  ): Added {
    if (before === null || before.parentNode === this)
      return insertBefore.call<Node, [Added, Node | null], Added>(this, added, before)
    tell()
    return insertBefore.call<Node, [Added, Node | null], Added>(this, added, childWith(this, before) ?? null)
  }
  return () => Object.assign(prototype, { removeChild, insertBefore })
}
