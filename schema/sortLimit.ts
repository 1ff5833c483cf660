/** A list is sorted by at most so many columns at once. */
export const sortLimit = 5;
