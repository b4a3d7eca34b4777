/**
 * Takes out the invisible marks that Intl writes for text without markup. The console isolates values with elements, and
 * shows such marks in what people typed.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '')
}
