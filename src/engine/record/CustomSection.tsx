import { Suspense, use } from 'react'
import type { CustomName } from '../../manifest/names'
import { usePlatform } from '../../platform/platform'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { CustomContext, type CustomProps } from './custom-context'
import { useLazy } from '../../ui/lazy'
import { DeveloperError } from '../../lib/developer-error'

interface CustomSectionProps extends CustomProps {
  component: CustomName
}

function Custom({ component, ...props }: CustomSectionProps) {
  const load = use(CustomContext)
  const { texts } = usePlatform()
  if (!load) throw new DeveloperError(`Nothing loads the component ${component}`)
  const Component = useLazy(load, component, texts)
  return <Component {...props} />
}

/** A custom component named by the manifest; a skeleton until its code is loaded. */
export function CustomSection(props: CustomSectionProps) {
  return (
    <Suspense fallback={<SkeletonLines widths={['40%', '70%', '55%']} />}>
      <Custom {...props} />
    </Suspense>
  )
}
