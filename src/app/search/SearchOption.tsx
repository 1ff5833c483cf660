import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface SearchOptionProps {
  readonly id: string;
  readonly label: string;
  readonly heading: string | undefined;
  readonly active: boolean;
  readonly onPick: () => void;
}

export const SearchOption = ({ id, label, heading, active, onPick }: SearchOptionProps) => {
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
          py: 0.875,
          borderRadius: '6px',
          cursor: 'pointer',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          backgroundColor: active ? theme.palette.named.primaryNight[100] : 'transparent',
          color: active ? theme.palette.named.primaryNight[900] : 'text.primary',
          '&:hover': { backgroundColor: active ? undefined : theme.palette.named.night[50] },
        })}
      >
        {label}
      </Box>
    </>
  );
};
