import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Flag } from '#src/ui/Flag.tsx';
import { ageInDays, formatRate, isOld } from '../rateFigures.ts';
import type { RateNeed } from '../rateOperations.ts';
import { useRateWords } from '../rateWords.ts';
import { RatesPanel } from './RatesPanel.tsx';

interface NeedsPanelProps {
  readonly needs: readonly RateNeed[];
  readonly now: Date;
  /** For whoever may mend it. */
  readonly onEnter: ((currency: string) => void) | undefined;
}

const shown = 4;

/** The currencies of events to come: those without a rate first, then those whose rate is old. */
export const NeedsPanel = ({ needs, now, onEnter }: NeedsPanelProps) => {
  const words = useRateWords();
  const rank = ({ rate, lastUpdated }: RateNeed) =>
    rate === null ? 0 : lastUpdated !== null && isOld(lastUpdated, now) ? 1 : 2;
  const sorted = [...needs].sort((one, other) => rank(one) - rank(other));
  return (
    <RatesPanel title={words('needs')} lead={words('needs_lead')}>
      {needs.length === 0 && <EmptyState title={words('needs_none')} text={words('needs_none_text')} />}
      {sorted.map((need) => (
        <Need key={`${need.base}${need.target}`} need={need} now={now} onEnter={onEnter} />
      ))}
    </RatesPanel>
  );
};

interface NeedProps extends Pick<NeedsPanelProps, 'now' | 'onEnter'> {
  readonly need: RateNeed;
}

const Need = ({ need: { base, target, rate, lastUpdated, events, eventCount }, now, onEnter }: NeedProps) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  return (
    <Box
      sx={{
        px: 2,
        py: 1,
        display: 'grid',
        columnGap: 2,
        alignItems: 'baseline',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '130px 210px minmax(0, 1fr)' },
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{words('pair', { from: base, to: target })}</Typography>
      <Box
        className="tabular"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: { xs: 'end', md: 'start' } }}
      >
        {rate === null ? (
          <Flag palette="thunderbird" icon={<MissingIcon />} label={words('missing')} />
        ) : (
          formatRate(rate, locale)
        )}
        {lastUpdated !== null && isOld(lastUpdated, now) && (
          <Flag palette="starship" label={words('old', { smart_count: ageInDays(lastUpdated, now) })} />
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {events.slice(0, shown).map(({ centreEventId, name, dateStart, forHonoraria, forCosts }) => (
          <Typography
            key={centreEventId}
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            <MuiLink component={Link} to={`/events/${centreEventId}`}>
              <bdi>{name}</bdi>
            </MuiLink>
            {`, ${formatDate(dateStart, locale) ?? ''}: `}
            {words(forHonoraria && forCosts ? 'for_both' : forHonoraria ? 'for_honoraria' : 'for_costs')}
          </Typography>
        ))}
        {eventCount > shown && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words('more', { smart_count: eventCount - Math.min(shown, events.length) })}
          </Typography>
        )}
        {rate === null && onEnter !== undefined && (
          <Button size="small" onClick={() => onEnter(base)} sx={{ ml: -1.25 }}>
            {words('enter_missing', { from: base })}
          </Button>
        )}
      </Box>
    </Box>
  );
};
