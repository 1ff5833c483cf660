const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text that stands within another keeps its own direction: an Arabic or Hebrew name would otherwise pull the figures
 * that follow it to its other side, as the day of '28 Nov'.
 */
export const isolated = (text: string): string => (fromRight.test(text) ? `\u2068${text}\u2069` : text);

/** The text without what `isolated` has put about its parts: to be kept or compared. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
