/** Where this browser keeps the key of the view that a list was opened with. */
export const openViewKey = (resource: string): string => `${resource}.openView`;
