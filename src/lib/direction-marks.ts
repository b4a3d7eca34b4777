/**
 * Removes the invisible marks that Intl adds for text without markup. The console isolates values with elements, and
 * shows such marks in typed text.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '')
}
