const megabyte = 1024 * 1024;

/** The most that a file which is sent may have, in bytes: an image, a PDF, a table of records. */
export const uploadLimits = {
  image: 10 * megabyte,
  pdf: 25 * megabyte,
  sheet: 20 * megabyte,
} as const;

/** Such a limit as people say it. */
export const megabytesOf = (bytes: number): number => bytes / megabyte;
