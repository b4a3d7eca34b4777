/** Events that precede a click. */
export const intentEvents = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const
