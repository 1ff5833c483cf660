import type { Components, Theme } from '@mui/material/styles';

/**
 * Inputs with the label above and a plain border: nothing floats over what is typed, and a column of fields lines up.
 */
export const inputOverrides: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        fontSize: '0.75rem',
        lineHeight: 1.4,
        fontWeight: 500,
        color: theme.palette.text.secondary,
        '&.Mui-focused': { color: theme.palette.text.secondary },
        '&.Mui-error': { color: theme.palette.error.main },
        // An input without a label still renders its element.
        '&:empty': { display: 'none' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.palette.background.paper,
        fontSize: '0.875rem',
        '&:hover:not(.Mui-disabled, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.named.night[600],
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.primary.main,
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: theme.palette.named.night[50] },
        '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
      }),
      input: ({ ownerState, theme }) => ({
        '&:focus-visible': { outline: 'none' },
        ...(!ownerState.multiline &&
          ownerState.size === 'small' && {
            height: 20,
            paddingBlock: 8,
            [theme.breakpoints.down('sm')]: { paddingBlock: 10 },
            paddingLeft: ownerState.startAdornment ? 0 : 12,
            paddingRight: ownerState.endAdornment ? 0 : 12,
          }),
      }),
      multiline: { padding: '8px 12px' },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.named.night[500],
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiInputBase: {
    defaultProps: {
      // Each input that comes or goes would have the whole page styled anew: what it puts there stands in the base sheet.
      disableInjectingGlobalStyles: true,
      // Names come in every script: the dot of an Arabic title stands where it is read.
      slotProps: { input: { dir: 'auto' } },
    },
    styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        fontSize: '0.75rem',
        lineHeight: 1.4,
        color: theme.palette.text.secondary,
      }),
    },
  },
};
