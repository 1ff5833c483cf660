/** Ends of lines and pages that only some programs know, as those write them that slides are made with. */
const foreignBreaks = /[\v\f\u0085\u2028\u2029]/gu;

/** No keyboard types them: they ring a bell, or turn around whatever is written behind them. */
const unwritten = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/gu;

/**
 * A text without the signs that nobody has typed and that come along with what is pasted. Joiners stay, which Persian and
 * Hindi names are written with, and so do marks of direction that have an end.
 */
export const cleanText = (text: string): string => text.replace(foreignBreaks, ' ').replace(unwritten, '');
