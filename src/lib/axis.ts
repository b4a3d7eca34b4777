const steps = [1, 2, 2.5, 5, 10]
/** Approximate number of parts of the axis. */
const parts = 4

/** Round values of an axis from 0 to at least `most`: 0, 10, 20, 30 for 23. Only 0 if `most` is not positive. */
export function axisValues(most: number): number[] {
  if (!(most > 0)) return [0]
  const rough = most / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power
  const count = Math.ceil(most / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Decimals that every one of these values needs: 1 for 0, 2.5, 5. */
export function neededDigits(values: readonly number[]): number {
  return Math.max(0, ...values.map((value) => String(value).split('.')[1]?.length ?? 0))
}
