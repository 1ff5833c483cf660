/** Texts in a cell are at most this wide, and never cut below the other. Pixels. */
export const widest = 360;
export const narrowest = 110;

/** The record's name may take more than the other texts, up to the widest. */
const nameShare = 1.7;

export const nameWidth = (width: number): number => Math.min(widest, Math.round(width * nameShare));

/** The padding of a cell at both sides. Pixels. */
const padding = 24;

/** No nearer is looked for. Pixels. */
const step = 4;

/** What a column takes where texts are as wide as they may be, and what of it is cut. */
export interface UncutColumn {
  readonly width: number;
  readonly cuts: 'name' | 'text' | 'nothing';
}

/** About how far texts of these columns are cut in so much room: nearly right, since heads have a width of their own. */
export function estimatedWidth(columns: readonly UncutColumn[], room: number): number {
  const taken = (width: number) =>
    columns.reduce((sum, { width: uncut, cuts }) => {
      if (cuts === 'nothing') return sum + uncut;
      return sum + Math.min(uncut, padding + (cuts === 'name' ? nameWidth(width) : width));
    }, 0);
  let width = widest;
  while (width > narrowest && taken(width) > room) width -= 1;
  return width;
}

/** What is tried first around an estimate: where that is right, nothing is tried after it. */
export const justAbove = (estimate: number): number => Math.min(Math.max(estimate, narrowest) + step, widest);

/**
 * The greatest width that fits, to a few pixels, or the narrowest. Looked for around an estimate, since each try may be a
 * layout of hundreds of rows.
 */
export function greatestFitting(estimate: number, fits: (width: number) => boolean): number {
  let low = narrowest;
  let high = widest + 1;
  let next = justAbove(estimate);
  for (let reach = step; high - low > step && low < widest; reach *= 2) {
    const isFit = fits(next);
    if (isFit) low = next;
    else high = next;
    next += isFit ? reach : -reach;
    if (next >= high && high > widest) next = widest;
    else if (next <= low || next >= high) next = Math.round((low + high) / 2);
  }
  return low;
}
