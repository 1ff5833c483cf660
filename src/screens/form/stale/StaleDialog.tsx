import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { Difference } from './staleDifferences.ts';
import { valueWords } from '../valueWords.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

/** English of what is asked where somebody else saved first; a translation overrides it by `screens.<key>`. */
const staleWords = {
  'stale.title': '%{record} was changed by somebody else',
  'stale.text':
    'While you were editing, these were saved with other values. Keep mine saves what you changed and leaves the rest as it is now.',
  'stale.nothing': 'What was changed does not show in this form.',
  'stale.field': 'Field',
  'stale.mine': 'Yours',
  'stale.theirs': 'Theirs',
  'stale.take_theirs': 'Take theirs',
  'stale.keep_mine': 'Keep mine',
  'stale.unchanged': 'Not changed by you',
} as const;

interface StaleDialogProps {
  readonly name: string;
  readonly differences: readonly Difference[];
  readonly saving: boolean;
  /** What a source is called where it is no field of the resource. */
  readonly nameOf?: (source: string) => string | undefined;
  /** A value as its field shows it; in plain words where it is not given. */
  readonly shownAs?: (difference: Difference, side: 'mine' | 'theirs') => ReactNode;
  /** What is still to be said before one's own can be kept. */
  readonly children?: ReactNode;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else saved first (K6): what differs, and whose word counts. Closing it decides nothing, so it cannot be. */
export const StaleDialog = ({
  name,
  differences,
  saving,
  nameOf,
  shownAs,
  children,
  onTakeTheirs,
  onKeepMine,
}: StaleDialogProps) => {
  const say = useWording();
  const ask = useWordsOf('screens', staleWords);
  const labelOf = useLabelText();
  const locale = useFormatLocale();
  const titleId = useId();
  const words = (difference: Difference, side: 'mine' | 'theirs') => {
    const value = difference[side];
    if (isEmptyValue(value)) return <EmptyValue />;
    return shownAs?.(difference, side) ?? valueWords(value, locale, say) ?? <EmptyValue />;
  };
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{ask('stale.title', { record: name })}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 1.5 }}>{ask(differences.length === 0 ? 'stale.nothing' : 'stale.text')}</Box>
        {differences.length > 0 && (
          <Box tabIndex={0} sx={{ position: 'relative', overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{ask('stale.field')}</TableCell>
                  <TableCell>{ask('stale.mine')}</TableCell>
                  <TableCell>{ask('stale.theirs')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {differences.map((difference) => (
                  <TableRow
                    key={difference.source}
                    sx={{ '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}
                  >
                    <TableCell sx={{ fontWeight: 500, '&&': { overflowWrap: 'normal' } }}>
                      {nameOf?.(difference.source) ?? labelOf(difference.source)}
                    </TableCell>
                    <TableCell sx={difference.changedByMe ? {} : { color: 'text.secondary' }}>
                      {difference.changedByMe ? words(difference, 'mine') : ask('stale.unchanged')}
                    </TableCell>
                    <TableCell>{words(difference, 'theirs')}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onTakeTheirs} disabled={saving}>
          {ask('stale.take_theirs')}
        </Button>
        <WaitingButton variant="contained" onClick={onKeepMine} loading={saving}>
          {ask('stale.keep_mine')}
        </WaitingButton>
      </DialogActions>
    </Dialog>
  );
};
