const first = 400;
const last = 5_000;

/** How long to wait for the next question: a short task is followed closely, a long one is left alone. */
export const backOff = (asked: number): number => Math.min(last, Math.round(first * 1.25 ** asked));
