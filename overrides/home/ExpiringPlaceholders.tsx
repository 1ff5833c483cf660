import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import { Box, Typography } from '@mui/material';
import { undecidedStatuses } from '../bookings/index.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { listPath } from '#src/data/list/listPath.ts';
import { daysText, useHomeWords } from './homeWords.ts';
import { daysHeld, expiringPlaceholders, type ExpiringPlaceholder } from './expiringPlaceholders.ts';
import { HomePanel } from './HomePanel.tsx';
import { homeRowSx, RowLink, RowText } from './homeRow.tsx';
import type { HomeData } from './homeQuery.ts';
import { MoreLink } from './MoreRow.tsx';

const shown = 8;
const line = {
  ...homeRowSx,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

const Placeholder = ({
  placeholder,
  now,
}: {
  readonly placeholder: ExpiringPlaceholder;
  readonly now: Date;
}) => {
  const words = useHomeWords();
  const days = daysHeld(placeholder, now);
  return (
    <Box sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={`/bookings/wizard/bookings/${placeholder.id}/view`}>
          {placeholder.centreEvent?.name}
        </RowLink>
        {placeholder.author && <RowText>{words('by', { name: placeholder.author.fullName })}</RowText>}
      </Box>
      <Typography
        sx={(theme) => ({
          fontSize: '0.875rem',
          whiteSpace: 'nowrap',
          fontWeight: days < 2 ? 500 : 400,
          color: days < 2 ? theme.palette.named.thunderbird[700] : 'text.secondary',
        })}
      >
        {daysText(words, days)}
      </Typography>
    </Box>
  );
};

export const ExpiringPlaceholders = ({
  data,
  now,
  expiresBefore,
}: {
  readonly data: HomeData;
  readonly now: Date;
  readonly expiresBefore: string;
}) => {
  const words = useHomeWords();
  const soon = expiringPlaceholders(data.expiring.data, now);
  const total = data.expiring.paginatorInfo.total;
  // The list by the same filters as the panel: what it counts is what the panel counts (S6).
  const all = listPath('bookings', {
    filter: {
      is_placeholder: true,
      is_upcoming: true,
      booking_status: undecidedStatuses,
      date_expiry_lt: expiresBefore,
    },
    sort: { field: 'dateExpiry', order: 'ASC' },
  });
  return (
    <HomePanel title={words('placeholders')} to={all} total={total}>
      {soon.length === 0 && (
        <EmptyState
          icon={<HourglassIcon />}
          title={words('placeholders_none')}
          text={words('placeholders_none_text')}
        />
      )}
      {soon.slice(0, shown).map((placeholder) => (
        <Placeholder key={placeholder.id} placeholder={placeholder} now={now} />
      ))}
      {soon.length > shown && (
        <MoreLink to={all}>{words('placeholders_more', { smart_count: total - shown })}</MoreLink>
      )}
    </HomePanel>
  );
};
