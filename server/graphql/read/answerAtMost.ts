/** Characters of JSON that one request may be answered with: no screen needs a tenth of it. */
export const answerAtMost = 20_000_000;
