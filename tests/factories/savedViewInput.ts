/** A view of participants of whom there are none, unless said otherwise. */
export const savedViewInput = (
  label: string,
  over: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  resource: 'participants',
  type: 'Participant',
  label,
  look: JSON.stringify({ filter: {}, sort: { field: 'id', order: 'ASC' }, perPage: 25 }),
  arguments: JSON.stringify({ where: { text_search: 'nobody by this name' } }),
  ...over,
});
