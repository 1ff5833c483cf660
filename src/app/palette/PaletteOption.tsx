import Box from '@mui/material/Box';
import { Keys } from '#src/ui/keyboard/Keys.tsx';
import type { PaletteItem } from './PaletteItem.ts';
import { useEffect, useRef } from 'react';

interface PaletteOptionProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly heading: string | undefined;
  readonly active: boolean;
  readonly onPick: () => void;
}

/** A line of the palette: what it is, what tells it from its namesakes, and its key. */
export const PaletteOption = ({ id, item, heading, active, onPick }: PaletteOptionProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      {heading && (
        <Box
          role="presentation"
          sx={{ px: 1.25, pt: 1, pb: 0.5, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' }}
        >
          {heading}
        </Box>
      )}
      <Box
        ref={ref}
        id={id}
        role="option"
        aria-selected={active}
        onClick={onPick}
        sx={(theme) => ({
          px: 1.25,
          py: { xs: 1.25, sm: 0.875 },
          borderRadius: '6px',
          cursor: 'pointer',
          display: 'flex',
          alignItems: 'baseline',
          gap: 1,
          backgroundColor: active ? theme.palette.named.primaryNight[100] : 'transparent',
          color: active ? theme.palette.named.primaryNight[900] : 'text.primary',
          '&:hover': { backgroundColor: active ? undefined : theme.palette.named.night[50] },
        })}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" dir="auto" sx={lineSx}>
            {item.label}
          </Box>
          {item.detail !== undefined && (
            <Box component="span" dir="auto" sx={{ ...lineSx, fontSize: 12, color: 'text.secondary' }}>
              {item.detail}
            </Box>
          )}
        </Box>
        {item.keys !== undefined && (
          <Box component="span" aria-hidden sx={{ ml: 'auto', color: 'text.secondary' }}>
            <Keys keys={item.keys} />
          </Box>
        )}
      </Box>
    </>
  );
};

const lineSx = {
  display: 'block',
  // What is written from the right is cut from there, and stands where the others do.
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
