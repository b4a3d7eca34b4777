import type { DocExample } from '../../lib/api-docs'
import { CodeChoices } from '../../ui/typography/CodeChoices'

interface ExampleChoiceProps {
  label: string
  examples: readonly DocExample[]
  chosen: number
  onChoose: (index: number) => void
}

/** Selects one of several examples; nothing if there is only one. */
export function ExampleChoice({ label, examples, chosen, onChoose }: ExampleChoiceProps) {
  if (examples.length < 2) return null
  return (
    <CodeChoices
      label={label}
      options={examples.map(({ id, title }, index) => ({ value: String(index), label: title ?? id }))}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    />
  )
}
