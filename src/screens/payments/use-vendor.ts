import { useEffect, useRef, useState, type RefObject } from 'react'
import { ScriptLoadError } from '../../platform/scripts/script-load-error'
import { type CardVendor, VendorError, type VendorProblem } from './vendors/card-vendor'

/** The state of a vendor's fields. */
export type FieldsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly isComplete: boolean; readonly problem?: VendorProblem }
  | { readonly kind: 'unusable'; readonly problem: VendorProblem }
  /** The platform refuses the method. */
  | { readonly kind: 'refused'; readonly error: unknown }

interface VendorFields {
  readonly state: FieldsState
  /** The fields, once loaded. */
  readonly vendor: RefObject<CardVendor | undefined>
}

function isNotLoaded(error: unknown): boolean {
  return error instanceof ScriptLoadError || error instanceof VendorError
}

/**
 * Mounts the fields of a vendor in `node` until the page unmounts. `create` makes them; a new function recreates them, so keep
 * it stable.
 */
export function useVendor(
  node: RefObject<HTMLElement | null>,
  create: () => Promise<CardVendor>,
): VendorFields {
  const vendor = useRef<CardVendor | undefined>(undefined)
  const [state, setState] = useState<FieldsState>({ kind: 'loading' })
  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      const fields = await create()
      await fields.load()
      if (isGone || !node.current) return
      vendor.current = fields
      fields.mount(node.current, {
        onReady: () => setState({ kind: 'ready', isComplete: false }),
        onChange: (isComplete) => setState({ kind: 'ready', isComplete }),
        onProblem: (problem) =>
          setState(
            problem === 'window-blocked'
              ? { kind: 'ready', isComplete: true, problem }
              : { kind: 'unusable', problem },
          ),
      })
    }
    open().catch((error: unknown) => {
      if (isGone) return
      if (isNotLoaded(error)) setState({ kind: 'unusable', problem: 'not-loaded' })
      else setState({ kind: 'refused', error })
    })
    return () => {
      isGone = true
      vendor.current?.unmount()
      vendor.current = undefined
    }
  }, [node, create])
  return { state, vendor }
}
