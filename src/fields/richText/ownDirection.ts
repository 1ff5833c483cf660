/** Each paragraph is laid out in the direction of what is written in it. */
export const ownDirection = {
  '& :is(p, li, blockquote, h1, h2, h3, h4, h5, h6)': { unicodeBidi: 'plaintext' },
} as const;
