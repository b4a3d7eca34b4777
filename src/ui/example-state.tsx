import { useState, type ReactNode } from 'react'

interface StatefulProps<Value> {
  readonly initial: Value
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Keeps the value of a controlled component, for examples. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, set] = useState(initial)
  return children(value, set)
}
