import type { Honorarium, Preview } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { parts, sumsOf } from './ledger.ts';
import { useAmounts } from './useAmounts.ts';

interface LedgerTotalsProps {
  readonly rows: readonly Honorarium[];
  readonly preview: (trainerId: string) => Preview | undefined;
}

/** What the event pays, in its currency, with what is typed but not saved. */
export const LedgerTotals = ({ rows, preview }: LedgerTotalsProps) => {
  const words = useHonorariaWords();
  const { plain } = useAmounts();
  const sums = sumsOf(rows.map((row) => ({ ...row, ...preview(row.trainerId) })));
  return (
    <tfoot role="rowgroup">
      {sums.map(({ currency, amounts, untold }) => (
        <tr key={currency} role="row">
          <th role="rowheader" scope="row" colSpan={5}>
            {words(untold === 0 ? 'total_in' : 'total_partly', { currency, smart_count: untold })}
          </th>
          <td role="cell" className="currency">
            {currency}
          </td>
          {parts.map((part) => (
            <td key={part} role="cell" className="figure" data-label={words(part)}>
              {plain(amounts[part], currency)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
};
