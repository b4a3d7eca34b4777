import { useState, type ReactNode } from 'react'

interface StatefulProps<Value> {
  readonly initial: Value
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component in an example. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, set] = useState(initial)
  return children(value, set)
}
