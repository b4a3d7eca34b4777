import { use, type ComponentType, type Context } from 'react'
import { DeveloperError } from '../lib/developer-error'
import { useLazy, type Lazy } from '../ui/lazy'
import type { Texts } from './i18n/texts'
import { usePlatform } from './platform'

/** Loads a component by its name, with its texts; the same promise each time. Rejects if code or texts fail to load. */
export type LoadPart<Name extends string, Props> = Lazy<[name: Name, texts: Texts], ComponentType<Props>>

interface NamedPartProps<Name extends string, Props extends object> {
  /** Provides the loader: a manifest names components of screens, which the engine may not import. */
  from: Context<LoadPart<Name, Props> | undefined>
  name: Name
  props: Props
}

/** A component by its name. Suspends until its code and texts are loaded. */
export function NamedPart<Name extends string, Props extends object>({
  from,
  name,
  props,
}: NamedPartProps<Name, Props>) {
  const load = use(from)
  const { texts } = usePlatform()
  if (!load) throw new DeveloperError(`Nothing loads ${name}`)
  const Part = useLazy(load, name, texts)
  return <Part {...props} />
}
