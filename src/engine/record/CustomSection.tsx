import { Suspense } from 'react'
import type { CustomName } from '../../manifest/names'
import { NamedPart } from '../../platform/NamedPart'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { CustomContext, type CustomProps } from './custom-context'

interface CustomSectionProps extends CustomProps {
  component: CustomName
}

/** A custom component named by the manifest; a skeleton until its code is loaded. */
export function CustomSection({ component, ...props }: CustomSectionProps) {
  return (
    <Suspense fallback={<SkeletonLines widths={['40%', '70%', '55%']} />}>
      <NamedPart from={CustomContext} name={component} props={props} />
    </Suspense>
  )
}
