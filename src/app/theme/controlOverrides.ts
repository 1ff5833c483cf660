import { alpha, type Components, type Theme } from '@mui/material/styles';
import { forcedColours } from '#src/ui/forcedColours.ts';

/** The ring is drawn by us: a ripple is motion that says nothing. */
const focusRing = (theme: Theme) => ({
  '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});

/** What a thumb needs, on a telephone. */
export const thumb = 40;

/** Parts of a field or a switch, which is pressed as a whole; what scrolls tabs is as high as they; days stand 40 px apart. */
const asTheyAre = [
  '.MuiSwitch-switchBase',
  '.MuiChip-root',
  '.MuiTabScrollButton-root',
  '.MuiPickerDay-root',
  '.MuiAutocomplete-endAdornment > *',
].join(', ');

const forThumbs = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { [`&:not(${asTheyAre})`]: { minHeight: thumb, minWidth: thumb } },
});

/** What one presses: buttons, chips, tabs, switches. */
export const controlOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A button of the browser's has a font of its own.
    styleOverrides: {
      root: ({ theme }) => ({ fontFamily: 'inherit', ...focusRing(theme), ...forThumbs(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: 36,
        padding: '6px 14px',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        ...(ownerState.size === 'small' && { minHeight: 32, padding: '4px 10px', fontSize: '0.875rem' }),
        // By its background alone it is told from a text there.
        ...(ownerState.variant === 'contained' && { [forcedColours]: { border: '1px solid' } }),
        ...(ownerState.variant === 'outlined' &&
          ownerState.color === 'inherit' && { borderColor: theme.palette.named.night[300] }),
        ...(ownerState.variant === 'outlined' &&
          ownerState.color === 'primary' && {
            color: theme.palette.text.primary,
            borderColor: theme.palette.named.night[300],
            backgroundColor: theme.palette.background.paper,
            '&:hover': {
              borderColor: theme.palette.named.night[400],
              backgroundColor: theme.palette.named.night[50],
            },
          }),
      }),
      startIcon: { marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        color: theme.palette.text.secondary,
        '&:hover': { backgroundColor: alpha(theme.palette.named.night[500], 0.12) },
      }),
      sizeSmall: { padding: 6 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '5px 12px',
        borderColor: theme.palette.named.night[300],
        color: theme.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.named.primaryNight[100],
          color: theme.palette.named.primaryNight[800],
          boxShadow: `inset 0 0 0 1px ${theme.palette.named.primaryNight[600]}`,
          [forcedColours]: { backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      }),
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap' } } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, height: 24, fontSize: '0.75rem', fontWeight: 500 },
      sizeSmall: { height: 22 },
      // As light as it was, and pressed up to what stands above and below it.
      clickable: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: {
          height: 32,
          '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: (32 - thumb) / 2 },
        },
      }),
      label: { paddingInline: 8 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.palette.divider}` }),
      indicator: { height: 2, [forcedColours]: { backgroundColor: 'Highlight' } },
    },
  },
  // By its tint alone it would not be told from the others.
  MuiPaginationItem: { styleOverrides: { root: { '&.Mui-selected': { fontWeight: 700 } } } },
  MuiTabScrollButton: { styleOverrides: { root: { width: 24 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        minWidth: 0,
        padding: '8px 12px',
        color: theme.palette.text.secondary,
        '&.Mui-selected': { color: theme.palette.text.primary },
        // The scroller of the tabs cuts an outline off.
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    // The switch cuts an outline off.
    styleOverrides: {
      switchBase: { '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: '50%' } },
      track: ({ theme }) => ({ opacity: 1, backgroundColor: theme.palette.named.night[500] }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
};
