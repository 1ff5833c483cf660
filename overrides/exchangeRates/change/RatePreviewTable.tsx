import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { formatDifference, formatRate } from '../rateFigures.ts';
import type { RatePreview } from '../rateOperations.ts';
import { useRateWords } from '../rateWords.ts';

const order = ['NEW', 'CHANGED', 'MISSING', 'SAME'] as const;

/** What an import makes of the set before it: changes first, and by name what was not understood. */
export const RatePreviewTable = ({ preview: { changes, problems } }: { readonly preview: RatePreview }) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  const count = (kind: (typeof order)[number]) => changes.filter((change) => change.kind === kind).length;
  const sorted = [...changes].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {problems.length > 0 && (
        <Alert severity="error">
          {words('not_understood', { smart_count: problems.length })}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
            {problems.map(({ line, text, message }) => (
              <li key={line}>
                {words('line', { line })}: <code>{text}</code> {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words('counts', {
          new: count('NEW'),
          changed: count('CHANGED'),
          same: count('SAME'),
          missing: count('MISSING'),
        })}
      </Typography>
      <Box
        role="region"
        aria-label={words('previewing')}
        tabIndex={0}
        sx={{ maxHeight: 320, overflow: 'auto' }}
      >
        <Table size="small" stickyHeader className="tabular" aria-label={words('previewing')}>
          <TableHead>
            <TableRow>
              <TableCell>{words('currency')}</TableCell>
              <TableCell align="right">{words('before')}</TableCell>
              <TableCell align="right">{words('after')}</TableCell>
              <TableCell align="right">{words('difference')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map(({ target, kind, before, after }) => (
              <TableRow
                key={target}
                sx={
                  kind === 'SAME' || kind === 'MISSING' ? { '& td, & th': { color: 'text.secondary' } } : {}
                }
              >
                <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                  {target}
                </TableCell>
                <TableCell align="right">{before === null ? '' : formatRate(before, locale)}</TableCell>
                <TableCell align="right">{formatRate(after, locale)}</TableCell>
                <TableCell align="right">
                  {kind === 'CHANGED' && before !== null
                    ? formatDifference(before, after, locale)
                    : words(`kind_${kind}`)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};
