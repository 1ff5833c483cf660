import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { groupBy } from '#src/data/groupBy.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { HomePanel } from './HomePanel.tsx';
import { homeRowSx, RowLink, RowText } from './homeRow.tsx';
import type { HomeBlock } from './homeQuery.ts';
import { useHomeWords } from './homeWords.ts';
import { MoreButton } from './MoreRow.tsx';

const shown = 5;

interface BlockedEvent {
  readonly id: string;
  readonly name: string;
  readonly dateStart: string | null;
  /** Each said once, whoever of the trainers it is of. */
  readonly reasons: readonly string[];
}

/** By event, in the order in which they come. */
function blockedEvents(blocks: readonly HomeBlock[]): readonly BlockedEvent[] {
  return [...groupBy(blocks, ({ centreEventId }) => centreEventId)].map(([id, own]) => ({
    id,
    name: own[0]?.eventName ?? '',
    dateStart: own[0]?.dateStart ?? null,
    reasons: [...new Set(own.map(({ message }) => message))],
  }));
}

/** The button that brought it is gone. */
const goOnFrom = (link: HTMLElement | null) => link?.focus();

/** Events to come whose honoraria cannot be approved, and why. */
export const BlockedHonoraria = ({ blocks }: { readonly blocks: readonly HomeBlock[] }) => {
  const words = useHomeWords();
  const locale = useFormatLocale();
  const [isWhole, setWhole] = useState(false);
  const events = blockedEvents(blocks);
  const more = events.length - shown;
  return (
    <HomePanel title={words('blocked')}>
      {events.length === 0 && (
        <EmptyState icon={<PaymentsIcon />} title={words('blocked_none')} text={words('blocked_none_text')} />
      )}
      {(isWhole ? events : events.slice(0, shown)).map(({ id, name, dateStart, reasons }, index) => (
        <Box key={id} sx={homeRowSx}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <RowLink
              ref={isWhole && index === shown ? goOnFrom : undefined}
              to={sectionPath('events', id, 'honoraria')}
            >
              {name}
            </RowLink>
            <Typography sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap', color: 'text.secondary' }}>
              {formatDate(dateStart ?? undefined, locale)}
            </Typography>
          </Box>
          {reasons.map((reason) => (
            <RowText key={reason}>{reason}</RowText>
          ))}
        </Box>
      ))}
      {!isWhole && more > 0 && (
        <MoreButton onPress={() => setWhole(true)}>{words('blocked_more', { smart_count: more })}</MoreButton>
      )}
    </HomePanel>
  );
};
