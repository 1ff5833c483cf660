/** Of passwords that people choose, wherever they are set. */
export const shortestPassword = 12;
