import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

type Overrides = NonNullable<RaThemeOptions['components']>;
type Themed = { readonly theme: Theme };

const panel = (theme: Theme) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  boxShadow: 'none',
  backgroundColor: theme.palette.background.paper,
});

/** react-admin's own parts, so that none of them looks like the default. */
export const reactAdminOverrides: Overrides = {
  RaList: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaList-content': { ...panel(theme), overflow: 'visible' },
        '& .RaList-main': { gap: 12 },
      }),
    },
  },
  RaDataTable: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaDataTable-headerCell': {
          height: 36,
          backgroundColor: theme.palette.background.paper,
          borderBottom: `1px solid ${theme.palette.divider}`,
        },
        '& .RaDataTable-row': { height: 40 },
        '& .RaDataTable-row:hover': { backgroundColor: theme.palette.named.night[50] },
        '& .RaDataTable-tbody:last-of-type .RaDataTable-row:last-of-type td': { borderBottom: 0 },
        '& .RaDataTable-rowCell': {
          maxWidth: 320,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      }),
    },
  },
  RaDatagrid: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaDatagrid-headerCell': { backgroundColor: theme.palette.background.paper },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: theme.palette.named.primaryNight[100],
          color: theme.palette.named.primaryNight[900],
          borderBottom: `1px solid ${theme.palette.named.primaryNight[300]}`,
        },
      }),
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: { padding: 0, minHeight: 36, alignItems: 'center', backgroundColor: 'transparent !important' },
    },
  },
  RaListToolbar: {
    styleOverrides: { root: { gap: 12, alignItems: 'center', backgroundColor: 'transparent !important' } },
  },
  RaFilterForm: { styleOverrides: { root: { minHeight: 0, gap: 8, padding: 0 } } },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        minHeight: 56,
        backgroundColor: theme.palette.background.paper,
        borderTop: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  RaShow: { styleOverrides: { root: ({ theme }: Themed) => ({ '& .RaShow-card': panel(theme) }) } },
  RaEdit: { styleOverrides: { root: ({ theme }: Themed) => ({ '& .RaEdit-card': panel(theme) }) } },
  RaCreate: { styleOverrides: { root: ({ theme }: Themed) => ({ '& .RaCreate-card': panel(theme) }) } },
  RaLabeled: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        marginBottom: 0,
        '& .RaLabeled-label': {
          fontSize: '0.75rem',
          fontWeight: 500,
          marginBottom: 2,
          color: theme.palette.text.secondary,
        },
      }),
    },
  },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaSimpleFormIterator-line': { borderBottomColor: theme.palette.divider, padding: '8px 0' },
      }),
    },
  },
  RaNotification: {
    defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } },
    styleOverrides: {
      root: ({ theme }: Themed) => {
        const { fern, thunderbird, starship, primaryNight } = theme.palette.named;
        const said = (scale: typeof fern) => ({
          backgroundColor: scale[100],
          color: scale[900],
          border: `1px solid ${scale[300]}`,
        });
        return {
          '& .RaNotification-success': said(fern),
          '& .RaNotification-error': said(thunderbird),
          '& .RaNotification-warning': said(starship),
          '& .RaNotification-undo': {
            color: theme.palette.mode === 'light' ? primaryNight[300] : primaryNight[900],
          },
          '& .RaNotification-success .RaNotification-undo': { color: fern[900], textDecoration: 'underline' },
        };
      },
    },
  },
  RaConfirm: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({ '& .RaConfirm-confirmWarning': { color: theme.palette.error.main } }),
    },
  },
  RaEmpty: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaEmpty-icon': { width: 40, height: 40 },
        '& .RaEmpty-message': { color: theme.palette.text.secondary },
      }),
    },
  },
  RaSidebar: { styleOverrides: { root: { display: 'none' } } },
};
