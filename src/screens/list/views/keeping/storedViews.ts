/** Where this browser keeps the key of the view that a list was opened with. */
export const openViewKey = (resource: string): string => `${resource}.openView`;

/** Where the preferences keep the views of a list, as react-admin keeps queries; the name is a view's identity. */
export const storedViewsKey = (resource: string): string => `${resource}.savedQueries`;

/** Where they keep the name of the one that the list opens with. */
export const firstViewKey = (resource: string): string => `${resource}.firstView`;
