import { alpha, type Components, type Theme } from '@mui/material/styles';
import { forcedColours } from '#src/ui/forcedColours.ts';
import { thumb } from './controlOverrides.ts';

const onlyOnScreen = { display: 'none !important' };

const noMotion = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    // Not a short one: everything would have it, and a colour that is inherited would pass down the page an element a frame.
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
};

/** What is pressed does nothing on paper: buttons, tabs, ticks of rows, the pages of a list. What says something stays. */
const onPaper = {
  'tr, li': { breakInside: 'avoid' },
  'h2, h3': { breakAfter: 'avoid' },
  '.MuiButton-root, .MuiIconButton-root, .MuiToggleButtonGroup-root, .MuiTabs-root': onlyOnScreen,
  '.MuiTableCell-paddingCheckbox, .RaDataTable-checkCell': onlyOnScreen,
  // One that is on says what is shown.
  '[aria-pressed="false"]': onlyOnScreen,
  // A search that looks for something says so.
  '.MuiFormControl-root:has(input[type="search"]:placeholder-shown)': onlyOnScreen,
  '.MuiTablePagination-toolbar > :not(.MuiTablePagination-displayedRows)': onlyOnScreen,
};

/** What Enter takes, the day that is chosen and cells that are picked have a ring: their tint is that of the page there. */
const inForcedColours = {
  [[
    '[role="option"][aria-selected="true"]:not(.MuiAutocomplete-option)',
    '.MuiAutocomplete-listbox .MuiAutocomplete-option.Mui-focused',
    '.MuiPickerDay-root.Mui-selected',
    'td[data-picked]',
  ].join(', ')]: { outline: '2px solid Highlight', outlineOffset: -2 },
};

/** An animation that shows nothing; an empty one would be left out. */
const still = { from: { animationName: 'none' } };

const floating = (theme: Theme): string =>
  theme.palette.mode === 'light'
    ? `0 8px 24px ${alpha(theme.palette.named.night[950], 0.12)}, 0 1px 3px ${alpha(theme.palette.named.night[950], 0.08)}`
    : '0 8px 24px rgb(0 0 0 / 0.5)';

/** Of what is told for a moment, above everything. */
const inverted = ({ palette: { mode, named } }: Theme) =>
  mode === 'light'
    ? { backgroundColor: named.night[950], color: '#FFFFFF' }
    : { backgroundColor: named.night[300], color: named.night[950] };

/** Pages, panels, tables and what floats above them: borders, one elevation. */
export const surfaceOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 72 },
      body: { fontSize: '0.875rem', lineHeight: 1.5, WebkitFontSmoothing: 'antialiased' },
      ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      // The layer of a chart that takes the focus says in its own style that it shows none.
      '.MuiChartsSurface-root > [role="none"]:focus-visible': {
        outline: `2px solid ${theme.palette.primary.main} !important`,
      },
      '::selection': { backgroundColor: alpha(theme.palette.primary.main, 0.22) },
      'table, .tabular': { fontVariantNumeric: 'tabular-nums' },
      th: { fontVariantNumeric: 'normal' },
      // By these an input notices that the browser has filled it.
      '@keyframes mui-auto-fill': still,
      '@keyframes mui-auto-fill-cancel': still,
      '@media (prefers-reduced-motion: reduce)': noMotion,
      '@media print': onPaper,
      [forcedColours]: inForcedColours,
    }),
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.palette.named.night[200],
        color: theme.palette.text.secondary,
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.shape.borderRadius }) },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: floating(theme) }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 32, borderRadius: 6, paddingInline: 10, paddingBlock: 5, fontSize: '0.875rem' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // As tall as every other input; chips of a multiple one keep their distance.
      inputRoot: ({ theme }) => ({
        '&.MuiInputBase-sizeSmall': {
          paddingBlock: 2,
          paddingLeft: 4,
          [theme.breakpoints.down('sm')]: { paddingBlock: 4 },
          '& .MuiAutocomplete-input': { height: 20, padding: '6px 4px 6px 8px' },
        },
      }),
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: floating(theme),
        marginTop: 4,
      }),
      listbox: { padding: 4, fontSize: '0.875rem' },
      option: ({ theme }) => ({
        borderRadius: 6,
        minHeight: '32px !important',
        [theme.breakpoints.down('sm')]: { minHeight: `${thumb}px !important` },
      }),
      noOptions: { fontSize: '0.875rem' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        borderRadius: 12,
        boxShadow: floating(theme),
        // A name without spaces ends at the dialog's edge.
        overflowWrap: 'break-word',
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1rem', fontWeight: 600, padding: '20px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 20px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) =>
        ownerState.invisible
          ? {}
          : {
              backgroundColor: alpha(
                theme.palette.mode === 'light' ? theme.palette.named.night[900] : '#000000',
                0.38,
              ),
            },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...inverted(theme),
        fontSize: '0.75rem',
        fontWeight: 400,
        borderRadius: 6,
        padding: '5px 8px',
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottomColor: theme.palette.divider,
        padding: '6px 12px',
        fontSize: '0.875rem',
        lineHeight: 1.4,
      }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: '0.75rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }),
      sizeSmall: { padding: '4px 12px', height: 40 },
      paddingCheckbox: { width: 40, padding: '0 0 0 6px' },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { fontSize: '0.75rem' }, icon: { fontSize: 14 } } },
  MuiTablePagination: {
    styleOverrides: {
      root: { border: 0, fontVariantNumeric: 'tabular-nums' },
      toolbar: { minHeight: 48 },
      selectLabel: { fontSize: '0.75rem' },
      // An input without a border of its own.
      select: ({ theme }) => ({
        '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, borderRadius: 6 },
      }),
      displayedRows: { fontSize: '0.75rem' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.palette.named.night[200], borderRadius: 6 }),
      text: { transform: 'scale(1, .72)' },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 2 } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...inverted(theme),
        borderRadius: 8,
        boxShadow: floating(theme),
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const name = (
          { error: 'thunderbird', warning: 'starship', success: 'fern', info: 'matisse' } as const
        )[ownerState.severity ?? 'info'];
        const scale = theme.palette.named[name];
        return {
          backgroundColor: scale[50],
          color: scale[900],
          border: `1px solid ${scale[300]}`,
          padding: '6px 14px',
          '& .MuiAlert-icon': { color: scale[700] },
        };
      },
      message: { flexGrow: 1 },
    },
  },
};
