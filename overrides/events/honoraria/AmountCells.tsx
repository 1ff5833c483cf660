import { Box, Link } from '@mui/material';
import type { Honorarium, Preview } from './honorariaOperations.ts';
import { useHonorariaWords } from './honorariaWords.ts';
import { amountKeys, parts, type Part } from './ledger.ts';
import { useAmounts } from './useAmounts.ts';

interface AmountCellsProps {
  readonly name: string;
  readonly honorarium: Honorarium | undefined;
  /** What is typed would come to. */
  readonly preview: Preview | undefined;
  readonly kind: 'local' | 'event';
  readonly explained: Part | undefined;
  readonly onExplain: (part: Part) => void;
}

/** Activity, travel and their sum; each opens how it came about, and while minutes are typed says what becomes of it. */
export const AmountCells = ({ name, honorarium, preview, kind, explained, onExplain }: AmountCellsProps) => {
  const words = useHonorariaWords();
  const { money, plain } = useAmounts();
  const currency = kind === 'local' ? honorarium?.trainerCurrency : honorarium?.eventCurrency;
  return parts.map((part) => {
    const key = amountKeys[part][kind === 'local' ? 0 : 1];
    const now = honorarium?.[key] ?? null;
    const next = preview?.[key] ?? null;
    const label = `${words(part)}${currency ? `, ${currency}` : ''}`;
    return (
      <td key={part} role="cell" className="figure" data-label={label}>
        {now === null ? (
          <span role="img" aria-label={words('cannot_be_told')}>
            –
          </span>
        ) : (
          <span>
            {next !== null && next !== now && (
              <Box
                component="s"
                aria-hidden
                sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}
              >
                {plain(now, currency)}
              </Box>
            )}
            <Link
              component="button"
              type="button"
              underline="hover"
              aria-haspopup="dialog"
              aria-expanded={explained === part}
              aria-label={words('explain', { part: words(part), name, amount: money(next ?? now, currency) })}
              onClick={() => onExplain(part)}
              sx={{
                font: 'inherit',
                color: next !== null && next !== now ? 'primary.main' : 'inherit',
                fontWeight: part === 'honorarium' || explained === part ? 600 : 400,
                verticalAlign: 'baseline',
              }}
            >
              {plain(next ?? now, currency)}
            </Link>
          </span>
        )}
      </td>
    );
  });
};
