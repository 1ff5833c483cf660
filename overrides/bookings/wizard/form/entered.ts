/** What somebody has typed; nothing where that is nothing, or blanks. */
export const entered = (text: string | null | undefined): string | undefined => text?.trim() || undefined;
