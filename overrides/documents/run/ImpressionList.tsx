import { Box, Checkbox, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { fold } from '#src/data/list/fold.ts';
import { isUnderWay } from '#src/data/task/taskOperations.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { useDocumentWords } from '../documentWords.ts';
import { ImpressionRow } from './ImpressionRow.tsx';
import { isReady } from '../impressionState.ts';
import type { Impression, Run } from '../runOperations.ts';

interface ImpressionListProps {
  readonly run: Run;
  readonly chosen: string | undefined;
  readonly ticked: ReadonlySet<string>;
  readonly onChoose: (key: string) => void;
  readonly onTick: (keys: readonly string[], on: boolean) => void;
  /** Leads to the field that mends an impression. */
  readonly onMend: (impression: string, field: string) => void;
}

/** From here on one searches rather than looks. */
const manyImpressions = 8;

/** What can be made, each with its state; those ticked are made and sent alone. */
export const ImpressionList = ({ run, chosen, ticked, onChoose, onTick, onMend }: ImpressionListProps) => {
  const words = useDocumentWords();
  const [search, setSearch] = useState('');
  const isMaking = run.task !== null && isUnderWay(run.task);
  const rows = new Map(run.task?.rows.map((row) => [row.key, row]));
  const shown = matching(run.impressions, search);
  const ready = shown.filter(isReady).map(({ key }) => key);
  const tickedHere = ready.filter((key) => ticked.has(key)).length;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0 }}>
      {run.impressions.length > manyImpressions && (
        <TextField
          type="search"
          size="small"
          margin="none"
          fullWidth
          label={words('list.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {run.impressions.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', fontSize: 12, color: 'text.secondary' }}>
          <Checkbox
            size="small"
            checked={tickedHere > 0 && tickedHere === ready.length}
            indeterminate={tickedHere > 0 && tickedHere < ready.length}
            disabled={ready.length === 0}
            onChange={(_event, on) => onTick(ready, on)}
            slotProps={{ input: { 'aria-label': words('list.tick_all') } }}
          />
          {ticked.size === 0
            ? words('list.count', { smart_count: shown.length })
            : words('list.ticked', { smart_count: ticked.size, total: run.impressions.length })}
        </Box>
      )}
      <Box component="ul" aria-label={words('list.title')} sx={listSx}>
        {shown.map((impression) => (
          <ImpressionRow
            key={impression.key}
            impression={impression}
            row={rows.get(impression.key)}
            isMaking={isMaking}
            eventId={run.centreEventId}
            isChosen={impression.key === chosen}
            isTicked={run.impressions.length > 1 ? ticked.has(impression.key) : undefined}
            onChoose={onChoose}
            onTick={onTick}
            onMend={onMend}
          />
        ))}
        {shown.length === 0 && (
          <Typography component="li" sx={{ p: 1.5, color: 'text.secondary' }}>
            {words('list.no_match')}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

function matching(impressions: readonly Impression[], search: string): readonly Impression[] {
  const wanted = fold(search.trim());
  return wanted === '' ? impressions : impressions.filter(({ label }) => fold(label).includes(wanted));
}

/** A long list is drawn as far as it is seen. */
const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  minHeight: 0,
  overflow: 'auto',
  ...panelSx,
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 56px' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
