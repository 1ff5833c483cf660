/** Case does not count, and ß is two letters. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss');
