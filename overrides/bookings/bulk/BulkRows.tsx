import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { tone } from '#src/ui/palettes.ts';
import { useBookingName } from '../words/useBookingName.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
import { useDetailNames } from '../words/useDetailNames.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import type { BulkBooking, Preview } from './bulkPreview.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';

interface BulkRow {
  readonly booking: BulkBooking;
  readonly preview: Preview;
  readonly outcome: RowOutcome | undefined;
}

/** Who is meant, what would happen to the seat, and afterwards what did. */
export const BulkRows = ({ rows }: { readonly rows: readonly BulkRow[] }) => (
  <Box component="ul" sx={{ ...framedRowsSx, maxHeight: '50vh', overflow: 'auto' }}>
    {rows.map((row) => (
      <BulkLine key={row.booking.id} {...row} />
    ))}
  </Box>
);

const BulkLine = ({ booking, preview, outcome }: BulkRow) => {
  const words = useBookingWords();
  const nameOf = useBookingName();
  const enumWord = useEnumWord();
  const fields = useDetailNames()(preview.fields ?? []);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0.25, sm: 2 },
        px: 1.5,
        py: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {nameOf(booking)}
          </Typography>
          <EnumChip value={booking.bookingStatus} label={enumWord('BookingStatus', booking.bookingStatus)} />
        </Box>
        <Typography
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {booking.centreEvent?.name}
        </Typography>
      </Box>
      {outcome === undefined ? (
        <Typography sx={{ color: preview.outlook === 'change' ? 'text.primary' : 'text.secondary' }}>
          {words(preview.word, { smart_count: preview.count ?? 0, fields, why: preview.why })}
          {preview.needsReason && preview.outlook === 'change' && ` ${words('preview.needs_reason')}`}
        </Typography>
      ) : (
        <Result outcome={outcome} />
      )}
    </Box>
  );
};

const Result = ({ outcome }: { readonly outcome: RowOutcome }) => {
  const words = useBookingWords();
  const detailNames = useDetailNames();
  if (outcome.ok)
    return (
      <Line palette="fern" icon={<CheckIcon />}>
        {words('bulk.done')}
      </Line>
    );
  const { code, details, message } = outcome.refusal;
  if (code === undefined)
    return (
      <Line palette="thunderbird" icon={<ErrorIcon />}>
        {words('bulk.unknown')}
      </Line>
    );
  return (
    <Line palette="thunderbird" icon={<ErrorIcon />}>
      <strong>{words('bulk.refused')}.</strong>{' '}
      {Array.isArray(details.missing)
        ? words('preview.incomplete', { fields: detailNames(details.missing.map(String)) })
        : message}
    </Line>
  );
};

interface LineProps {
  readonly palette: 'fern' | 'thunderbird';
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

const Line = ({ palette, icon, children }: LineProps) => (
  <Box
    sx={(theme) => ({
      display: 'flex',
      gap: 0.75,
      color: tone(theme, palette).text,
      '& svg': { fontSize: 18, mt: '1px' },
    })}
  >
    {icon}
    <span>{children}</span>
  </Box>
);
