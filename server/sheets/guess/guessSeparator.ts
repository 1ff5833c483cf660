import { parse } from 'csv-parse/sync';
import { separatorSigns } from '../csv/separatorSigns.ts';
import { type Separator, separators } from '../Sheet.ts';

/** The separator by which most of the first lines fall into the same number of cells, more than one; the more the better. */
export function guessSeparator(head: string): Separator {
  const scored = separators.map((separator) => ({ separator, score: scoreOf(head, separator) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.separator : 'COMMA';
}

function scoreOf(head: string, separator: Separator): number {
  const widths = widthsOf(head, separatorSigns[separator]);
  const [first = 1] = widths;
  if (first < 2) return 0;
  const alike = widths.filter((width) => width === first).length / widths.length;
  return alike * 1_000 + first;
}

/** The last line may have been cut. */
function widthsOf(head: string, delimiter: string): readonly number[] {
  const lines = head.slice(0, Math.max(head.lastIndexOf('\n'), 0)) || head;
  try {
    const rows = parse(lines, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return rows.map((cells) => cells.length);
  } catch {
    // A quotation mark that another separator would have closed.
    return [];
  }
}
