import { Box, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { CapacityBar } from '#overrides/events/index.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { isGone } from '#src/data/errors/failureOf.ts';
import type { Availability, LimitUse } from '../wizard/data/WizardEvent.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { useRecordWords, type RecordWords } from '../words/useRecordWords.ts';

interface AvailabilityPanelProps {
  readonly availability: Availability | undefined;
  /** Why it could not be read. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** The limits of an event at a glance, each as the one bar and in words. */
export const AvailabilityPanel = ({ availability, failure, onRetry }: AvailabilityPanelProps) => {
  const words = useRecordWords();
  const country = useCountryName(availability?.countryId ?? undefined);
  if (availability === undefined)
    return (
      <Panel title={words('limit.title')}>
        {failure === null ? (
          <Skeleton variant="rounded" height={132} />
        ) : (
          <FailurePanel
            title={words('limit.failed')}
            error={failure}
            onRetry={onRetry}
            {...(isGone(failure) ? { advice: words('limit.gone') } : {})}
          />
        )}
      </Panel>
    );
  const { trainees, staff, user, waitingList, eligibleWaiting } = availability;
  const otherCountries = availability.countriesOver.filter(({ id }) => id !== availability.countryId);
  return (
    <Panel title={words('limit.title')}>
      <Box component="ul" sx={rowsSx}>
        <LimitRow label={words('limit.trainees')} use={trainees} />
        <LimitRow label={words('limit.staff')} use={staff} />
        {availability.country !== null && (
          <LimitRow
            label={
              country === undefined ? words('limit.country') : words('limit.country_named', { name: country })
            }
            use={availability.country}
          />
        )}
        {otherCountries.map(({ id, name, use }) => (
          <LimitRow key={id} label={words('limit.country_named', { name })} use={use} />
        ))}
        <LimitRow label={words('limit.user')} use={user} />
        {availability.usersOver.map(({ id, name, use }) => (
          <LimitRow key={id} label={words('limit.user_named', { name })} use={use} />
        ))}
        <LimitRow
          label={words('limit.waitingList')}
          use={waitingList}
          counted="waiting"
          text={waitingList.maximum === 0 ? words('limit.off') : undefined}
        />
      </Box>
      {eligibleWaiting > 0 && (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
          {words('limit.eligible', { smart_count: eligibleWaiting })}
        </Typography>
      )}
    </Panel>
  );
};

/** Of the panel, which also stands beside a form. */
const wide = '@container (min-width: 520px)';
const rowsSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  rowGap: 1,
  containerType: 'inline-size',
} as const;

const LimitRow = ({
  label,
  use,
  counted = 'booked',
  text,
}: {
  readonly label: string;
  readonly use: LimitUse;
  readonly counted?: 'booked' | 'waiting';
  readonly text?: string | undefined;
}) => {
  const words = useRecordWords();
  const id = useId();
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) 160px',
        [wide]: { columnGap: 2, gridTemplateColumns: '200px 200px minmax(0, 1fr)' },
      }}
    >
      <Typography id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <CapacityBar
        count={use.used}
        placeholders={use.placeholders}
        maximum={use.maximum}
        counted={counted}
        width={104}
      />
      <Typography
        sx={{ color: 'text.secondary', gridColumn: '1 / -1', fontSize: 12, [wide]: { gridColumn: 'auto' } }}
      >
        {text ?? limitWords(words, use)}
      </Typography>
    </Box>
  );
};

function useCountryName(id: string | undefined): string | undefined {
  const { data } = useGetOne<{ readonly id: string; readonly name?: string }>(
    'countries',
    { id: id ?? '' },
    { enabled: id !== undefined, staleTime: Infinity },
  );
  return data?.name;
}

/** A limit in words: 'Full', '3 free', 'Over limit by 2' (C3, C5). */
function limitWords(words: RecordWords, { maximum, used, free }: LimitUse): string {
  if (maximum === null || free === null) return words('limit.unlimited');
  if (used > maximum) return words('limit.over', { smart_count: used - maximum });
  if (maximum === 0) return words('limit.none');
  return free <= 0 ? words('limit.full') : words('limit.free', { smart_count: free });
}
