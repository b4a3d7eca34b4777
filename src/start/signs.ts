/** What a user does before anything is pressed. */
export const signs = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const
