import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useCount } from '#src/fields/wording/useCount.ts';
import { capacityOf, type CapacityInput } from './capacityOf.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the bar of seats. A translation overrides by `capacity.<key>`. */
const capacityWords = {
  booked: '%{count} booked',
  booked_of: '%{count} of %{maximum} booked',
  waiting: '%{count} waiting',
  waiting_of: '%{count} of %{maximum} waiting',
  held: '%{count} of them held without a participant',
  no_limit: 'no limit',
  over: 'over limit',
} as const;

export interface CapacityBarProps extends CapacityInput {
  readonly width?: number | string;
  /** What those who are counted do. */
  readonly counted?: 'booked' | 'waiting';
}

/** Always the same small bar: booked, placeholders hatched, free, the figures beside it; over limit says so. */
export const CapacityBar = ({ width = 72, counted = 'booked', ...input }: CapacityBarProps) => {
  const { named } = useTheme().palette;
  const words = useWordsOf('capacity', capacityWords);
  const written = useCount();
  const capacity = capacityOf(input);
  const { count, maximum } = input;
  const isLimited = maximum !== null && maximum !== undefined;
  const description = [
    isLimited
      ? words(`${counted}_of`, { count: written(count), maximum: written(maximum) })
      : words(counted, { count: written(count) }),
    capacity.placeholders > 0 && words('held', { count: written(capacity.placeholders) }),
    !isLimited && words('no_limit'),
    capacity.over && words('over'),
  ]
    .filter(Boolean)
    .join(', ');
  const fill = capacity.over ? named.thunderbird[600] : named.matisse[600];
  const hatch = `repeating-linear-gradient(135deg, ${fill} 0 2px, ${named.night[200]} 2px 5px)`;
  return (
    <Box
      role="img"
      aria-label={description}
      title={description}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}
    >
      {isLimited && (
        <Box
          sx={{
            width,
            flexShrink: 1,
            minWidth: 32,
            height: 6,
            borderRadius: 3,
            overflow: 'hidden',
            display: 'flex',
            bgcolor: named.night[200],
            // Its figures stand beside it.
            forcedColorAdjust: 'none',
          }}
        >
          <Box sx={{ width: `${capacity.booked}%`, bgcolor: fill }} />
          <Box sx={{ width: `${capacity.held}%`, background: hatch }} />
        </Box>
      )}
      <Box
        component="span"
        className="tabular"
        sx={{
          whiteSpace: 'nowrap',
          fontSize: '0.875rem',
          color: capacity.over ? named.thunderbird[700] : 'text.primary',
        }}
      >
        {isLimited ? (
          <>
            {/* As wide as its limit: below one another, bars and figures of rows keep their places. */}
            <span
              style={{ display: 'inline-block', minWidth: `${written(maximum).length}ch`, textAlign: 'end' }}
            >
              {written(count)}
            </span>
            {` / ${written(maximum)}`}
          </>
        ) : (
          written(count)
        )}
        {capacity.over && ` · ${words('over')}`}
      </Box>
    </Box>
  );
};
