/** Repeats what does so many at most, until it does fewer; answers how many those were together. */
export async function inChunks(size: number, work: () => Promise<number | null>): Promise<number> {
  let count = 0;
  for (let done = size; done === size; count += done) done = (await work()) ?? 0;
  return count;
}
