/** Meaning of a colour. The first six exist as notices and marks; `text` and `white` only as badges. */
export type Tone = 'primary' | 'success' | 'error' | 'warning' | 'info' | 'default' | 'text' | 'white'
