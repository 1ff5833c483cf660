import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { topBarHeight } from '#src/app/theme/createAppTheme.ts';
import { Keys } from '#src/ui/keyboard/Keys.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ColourModeMenu } from './ColourModeMenu.tsx';
import { accounts, NotificationBell } from '#overrides/index.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { useWords } from '#src/app/words/useWords.ts';
import RefreshIcon from '@mui/icons-material/Refresh';
import { keyframes } from '@mui/material/styles';
import { useLoading, useRefresh } from 'react-admin';

const pulse = keyframes({ '0%, 100%': { opacity: 0.25 }, '50%': { opacity: 1 } });

/** Asks again for what is on screen. A line under the top bar says that something is on its way; nothing moves. */
const RefreshButton = () => {
  const words = useWords();
  const refresh = useRefresh();
  const loading = useLoading();
  return (
    <>
      <IconButton size="small" title={words('refresh')} aria-label={words('refresh')} onClick={refresh}>
        <RefreshIcon fontSize="small" />
      </IconButton>
      {loading && (
        <Box
          role="status"
          aria-label={words('loading')}
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: -1,
            height: '1px',
            backgroundColor: 'primary.main',
            animation: `${pulse} 1.2s ease-in-out infinite`,
          }}
        />
      )}
    </>
  );
};

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

const SearchField = ({ onSearch }: Pick<TopBarProps, 'onSearch'>) => {
  const words = useWords();
  return (
    <>
      <ButtonBase
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
        sx={(theme) => ({
          display: { xs: 'none', sm: 'inline-flex' },
          width: { sm: 150, lg: 260 },
          height: 32,
          px: 1.25,
          gap: 1,
          justifyContent: 'flex-start',
          fontSize: '0.875rem',
          borderRadius: '8px',
          border: `1px solid ${theme.palette.named.night[300]}`,
          color: 'text.secondary',
          backgroundColor: 'background.paper',
          '&:hover': { borderColor: theme.palette.named.night[400] },
        })}
      >
        <SearchIcon sx={{ fontSize: 16 }} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {words('search.open')}
        </Box>
        <Keys keys="Ctrl+K" />
      </ButtonBase>
      <IconButton
        size="small"
        onClick={onSearch}
        aria-label={words('search.open')}
        sx={{ display: { sm: 'none' } }}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
    </>
  );
};

export const TopBar = ({ onMenu, onSearch }: TopBarProps) => {
  const words = useWords();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: topBarHeight,
        display: 'flex',
        alignItems: 'center',
        gap: { sm: 0.75 },
        px: { xs: 0.5, sm: 1, md: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
        '@media print': { display: 'none' },
      }}
    >
      <IconButton
        size="small"
        onClick={onMenu}
        aria-label={words('rail.open')}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Breadcrumb />
      </Box>
      <RefreshButton />
      <SearchField onSearch={onSearch} />
      <NotificationBell />
      <ColourModeMenu />
      {accounts && <PersonMenu />}
    </Box>
  );
};
