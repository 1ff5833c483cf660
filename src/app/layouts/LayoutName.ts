/** What a route may name as its frame. */
export type LayoutName = 'default' | 'dashboard' | 'pdf-layout';
