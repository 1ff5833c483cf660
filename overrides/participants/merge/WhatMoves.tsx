import { Box, Typography } from '@mui/material';
import { Panel } from '#src/ui/Panel.tsx';
import type { MergePreview } from './mergeOperations.ts';
import { useMergeWords } from './mergeWords.ts';

/** What of the duplicate goes to the record that stays. */
export const WhatMoves = ({ preview }: { readonly preview: MergePreview }) => {
  const words = useMergeWords();
  const { bookings, waitingListEntries, documents, doubles } = preview;
  // Of two bookings on one event one is kept, which is told above.
  const others = bookings - doubles.length;
  const lines = [
    others > 0 && words('moves.bookings', { smart_count: others }),
    waitingListEntries > 0 && words('moves.entries', { smart_count: waitingListEntries }),
    documents > 0 && words('moves.documents', { smart_count: documents }),
  ].filter((line) => line !== false);
  return (
    <Panel title={words('moves.title')}>
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {words(lines.length > 0 ? 'moves.text' : 'moves.nothing')}
      </Typography>
    </Panel>
  );
};
