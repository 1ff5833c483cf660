/** What is pressed, typed into or read at the keyboard alone. */
export const notOnPaper = { '@media print': { display: 'none' } } as const;
