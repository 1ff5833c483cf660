import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useAgendaWords } from '../agendaWords.ts';
import { useDifferenceLines } from '../difference/differenceWords.ts';
import type { TheirChange } from '../state/mergePlans.ts';
import type { Plan } from '../state/Plan.ts';
import type { Stale } from './useSaving.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface AgendaStaleDialogProps {
  readonly stale: Stale;
  readonly plan: Plan;
  readonly busy: boolean;
  readonly onBoth: () => void;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** What another person changed since, item by item, and whose version counts. Closing it decides nothing. */
export const AgendaStaleDialog = ({
  stale,
  plan,
  busy,
  onBoth,
  onMine,
  onTheirs,
}: AgendaStaleDialogProps) => {
  const words = useAgendaWords();
  const titleId = useId();
  const names = new Map([...stale.theirs.team, ...plan.team].map(({ trainerId, name }) => [trainerId, name]));
  const linesOf = useDifferenceLines((id) => names.get(id) || undefined);
  const nameOf = (id: string | null) =>
    id === null ? words('stale.nobody') : names.get(id) || words('item.unseen');
  const textOf = (change: TheirChange): string => {
    if (change.kind === 'member') return words('stale.member', { name: nameOf(change.trainerId) });
    if (change.kind === 'lead')
      return words('stale.lead', { before: nameOf(change.before), after: nameOf(change.after) });
    return linesOf([change.difference])
      .map(({ name, text }) => `${name}: ${text}`)
      .join('; ');
  };
  const hasConflict = stale.changes.some(({ conflict }) => conflict);
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words('stale.title')}</DialogTitle>
      <DialogContent>
        <Box>{words('stale.text')}</Box>
        <Box component="ul" sx={{ pl: 2.5, my: 1.5, display: 'grid', gap: 0.75 }}>
          {stale.changes.map((change, index) => (
            <li key={index}>
              {textOf(change)}
              {change.conflict && (
                <Box component="span" sx={{ color: 'warning.main', display: 'block', fontSize: 12 }}>
                  {words('stale.conflict')}
                </Box>
              )}
            </li>
          ))}
        </Box>
        <Alert severity={hasConflict ? 'warning' : 'info'}>
          {words(hasConflict ? 'stale.conflict_text' : 'stale.both_text')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onTheirs} disabled={busy}>
          {words('stale.theirs')}
        </Button>
        <Button color="inherit" onClick={onMine} disabled={busy}>
          {words('stale.mine')}
        </Button>
        {!hasConflict && (
          <WaitingButton variant="contained" onClick={onBoth} loading={busy}>
            {words('stale.both')}
          </WaitingButton>
        )}
      </DialogActions>
    </Dialog>
  );
};
