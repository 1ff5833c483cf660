import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { capacityOf, type CapacityInput } from './capacityOf.ts';

/** Always the same small bar: booked, placeholders hatched, free, the figures beside it; over limit says so. */
export const CapacityBar = ({
  width = 72,
  ...input
}: CapacityInput & { readonly width?: number | string }) => {
  const { named } = useTheme().palette;
  const capacity = capacityOf(input);
  const fill = capacity.over ? named.thunderbird[600] : named.matisse[600];
  const hatch = `repeating-linear-gradient(135deg, ${fill} 0 2px, ${named.night[200]} 2px 5px)`;
  return (
    <Box
      role="img"
      aria-label={capacity.description}
      title={capacity.description}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}
    >
      {input.maximum != null && (
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
        {capacity.text}
        {capacity.over && ' · over limit'}
      </Box>
    </Box>
  );
};
