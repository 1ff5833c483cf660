/** What is known beside the inputs it is about. */
export const noteSx = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  mb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
