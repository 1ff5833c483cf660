/** Nobody has chosen where to be: the focus is nowhere, or where it was put when the page came. */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, #main, #main h1') ?? true;
