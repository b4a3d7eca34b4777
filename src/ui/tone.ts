/** What a colour means. The first six also exist as notices and marks; `text` and `white` are badges only. */
export type Tone = 'primary' | 'success' | 'error' | 'warning' | 'info' | 'default' | 'text' | 'white'
