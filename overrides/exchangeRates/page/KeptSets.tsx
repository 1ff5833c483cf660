import {
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link } from 'react-router';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { ratesPath } from '../rateFigures.ts';
import type { KeptSet } from '../rateOperations.ts';
import { useRateWords } from '../rateWords.ts';
import { Panel } from './Panel.tsx';
import { sourceText } from './SetInForcePanel.tsx';

interface KeptSetsProps {
  readonly sets: readonly KeptSet[];
  /** Undefined where there are no earlier ones. */
  readonly onMore: (() => void) | undefined;
}

const wide = { display: { xs: 'none', md: 'table-cell' } };

/** The history by day: each set as it was kept. */
export const KeptSets = ({ sets, onMore }: KeptSetsProps) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  return (
    <Panel title={words('history')}>
      <Table size="small" className="tabular" aria-label={words('history')}>
        <TableHead>
          <TableRow>
            <TableCell>{words('day')}</TableCell>
            <TableCell>{words('base_short')}</TableCell>
            <TableCell>{words('source')}</TableCell>
            <TableCell sx={wide}>{words('reason')}</TableCell>
            <TableCell sx={wide}>{words('kept')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sets.map((set) => (
            <TableRow key={set.id} hover>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 500 }}>
                <MuiLink component={Link} to={`${ratesPath}/${set.id}`}>
                  {formatDate(set.day, locale)}
                </MuiLink>
              </TableCell>
              <TableCell>{set.base}</TableCell>
              <TableCell>
                <Box
                  component="span"
                  sx={{ '&::first-letter': { textTransform: 'uppercase' }, display: 'inline-block', mr: 1 }}
                >
                  {sourceText(set, words)}
                </Box>
                {set.inForce && <Flag palette="fern" label={words('in_force')} />}
              </TableCell>
              <TableCell sx={wide}>{set.reason}</TableCell>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
                {formatDateTime(set.dateCreated, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {onMore !== undefined && (
        <Box sx={{ p: 1 }}>
          <Button size="small" onClick={onMore}>
            {words('history_more')}
          </Button>
        </Box>
      )}
    </Panel>
  );
};
