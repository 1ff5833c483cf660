/** Texts in a cell are at most this wide, and never cut below the other. Pixels. */
export const widest = 360;
export const narrowest = 110;

/** The record's name may take more than the other texts, up to the widest. */
const nameShare = 1.7;

export const nameWidth = (width: number): number => Math.min(widest, Math.round(width * nameShare));

/** The padding of a cell at both sides. Pixels. */
const padding = 24;

/** What stands beside the texts of a cell takes no more, with its padding. Pixels. */
const widestBeside = 72;

/** What a column takes where texts are cut so far, and which of its texts are. */
export interface LaidColumn {
  readonly width: number;
  readonly cuts: 'name' | 'text' | 'nothing';
}

/** How far texts are cut, and what the columns take then. */
interface Try {
  readonly cut: number;
  readonly columns: readonly LaidColumn[];
}

/**
 * The greatest width of texts at which a table fits its room, or the narrowest. Each try is a layout of hundreds of rows:
 * the next is reckoned from what the columns took in the one before.
 *
 * @param lay What the columns take at a width; null where they fit.
 */
export function greatestFitting(room: number, lay: (cut: number) => readonly LaidColumn[] | null): number {
  let before: Try | undefined;
  let cut = widest;
  for (let least = 1; ; least *= 2) {
    const columns = lay(cut);
    if (columns === null || cut === narrowest) return cut;
    const last = { cut, columns };
    cut = Math.max(narrowest, Math.min(cut - least, reckoned(room, last, before)));
    before = last;
  }
}

function reckoned(room: number, last: Try, before: Try | undefined): number {
  const taken = (cut: number) =>
    last.columns.reduce((sum, column, place) => sum + taking(column, place, cut), 0);
  const taking = ({ width, cuts }: LaidColumn, place: number, cut: number): number => {
    const most = (texts: number) => (cuts === 'name' ? nameWidth(texts) : texts);
    const was = before?.columns[place]?.width;
    // Its head, or what stands beside its texts, takes that much by itself: they were cut further, and it is as wide.
    const isByItself = was !== undefined && width > was - 0.5 && width > widestBeside + most(last.cut);
    if (cuts === 'nothing' || isByItself) return width;
    const beside = Math.max(padding, width - most(last.cut));
    return Math.min(width, beside + most(cut));
  };
  let cut = last.cut;
  while (cut > narrowest && taken(cut) > room) cut -= 1;
  return cut;
}
