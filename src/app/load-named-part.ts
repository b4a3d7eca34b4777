import type { ComponentType } from 'react'
import type { ScreenName, Texts } from '../platform/i18n/texts'
import type { LoadPart } from '../platform/NamedPart'
import { lazy } from '../ui/lazy'

/** Code of a component a manifest may name, and the texts it uses. */
export interface PartCode<Props> {
  texts: ScreenName | ((texts: Texts) => Promise<unknown>)
  code: () => Promise<ComponentType<Props>>
}

/** Loads each of these components with its texts, once. */
export const loaderOf = <Name extends string, Props>(
  codes: Readonly<Record<Name, PartCode<Props>>>,
): LoadPart<Name, Props> =>
  lazy(async (name: Name, texts: Texts) => {
    const { texts: own, code } = codes[name]
    const [part] = await Promise.all([code(), typeof own === 'string' ? texts.loadScreen(own) : own(texts)])
    return part
  })
