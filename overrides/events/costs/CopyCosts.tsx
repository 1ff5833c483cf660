import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  Skeleton,
  TextField,
} from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { daysBetween } from '#src/fields/date/days.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import type { DecimalSign } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { type CostLine, lineOf, newKey } from './CostLine.ts';
import {
  type CostCategoryChoice,
  type CostEvent,
  type CostSource,
  costSourcesQuery,
} from './costOperations.ts';
import { useCostWords } from './costWords.ts';

interface CopyCostsProps {
  readonly event: CostEvent;
  readonly sign: DecimalSign;
  readonly usable: readonly CostCategoryChoice[];
  readonly onCopy: (lines: readonly CostLine[]) => void;
}

/** Lines of another event as new ones; first offered are the earlier events of the same centre. */
export const CopyCosts = ({ event, sign, usable, onCopy }: CopyCostsProps) => {
  const words = useCostWords();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const { data, isError } = useSources(event, typed.trim(), open);
  const take = (source: CostSource) => {
    const own = new Set(usable.map(({ id }) => id));
    const costs = source.estimatedCosts.filter(({ costCategoryId }) => own.has(costCategoryId));
    // Days of the other event mean nothing here.
    onCopy(costs.map((cost) => ({ ...lineOf(cost, sign), key: newKey(), id: null, date: '' })));
    close();
  };
  return (
    <>
      <Button color="inherit" startIcon={<CopyIcon />} onClick={() => setOpen(true)}>
        {words('copy.open')}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{words('copy.title')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            size="small"
            label={words('copy.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isError && <Alert severity="error">{words('copy.failed')}</Alert>}
          {data === undefined && !isError && <Skeleton variant="rounded" height={160} />}
          {data?.length === 0 && <Box sx={{ py: 2, color: 'text.secondary' }}>{words('copy.none')}</Box>}
          <List dense>
            {data?.map((source) => (
              <ListItemButton key={source.id} onClick={() => take(source)}>
                <SourceText source={source} isLastYear={isLastYear(event, source)} />
              </ListItemButton>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {words('copy.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

const SourceText = ({
  source,
  isLastYear: marked,
}: {
  readonly source: CostSource;
  readonly isLastYear: boolean;
}) => {
  const words = useCostWords();
  const locale = useFormatLocale();
  const facts = [
    formatDate(source.dateStart, locale),
    words('copy.lines', { smart_count: source.estimatedCosts.length }),
    ...(marked ? [words('copy.last_year')] : []),
  ];
  return <ListItemText primary={source.name} secondary={facts.filter(Boolean).join(' · ')} />;
};

/** Events that have costs: by what is typed, or of the same centre and before; the same course of last year first. */
function useSources(event: CostEvent, typed: string, open: boolean) {
  const ask = useAsk();
  const text = useDebounced(typed, 200);
  return useQuery({
    queryKey: ['events', 'costSources', event.id, text],
    enabled: open,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const before = event.dateStart === null ? {} : { date_start_lt: event.dateStart };
      const where =
        text === '' ? { training_centre_id: event.trainingCentreId, ...before } : { text_search: text };
      const data = await ask(costSourcesQuery, { where }, signal);
      return data.centreEvents.data
        .filter(({ id, estimatedCosts }) => id !== event.id && estimatedCosts.length > 0)
        .sort((one, other) => Number(isLastYear(event, other)) - Number(isLastYear(event, one)));
    },
  });
}

/** Of the same name but for the year, some twelve months earlier. */
function isLastYear(event: CostEvent, source: CostSource): boolean {
  if (event.dateStart === null || source.dateStart === null) return false;
  const days = daysBetween(source.dateStart, event.dateStart);
  const plain = (name: string) =>
    name
      .replace(/\b(19|20)\d\d\b/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
  return days > 270 && days < 460 && plain(event.name) === plain(source.name);
}
