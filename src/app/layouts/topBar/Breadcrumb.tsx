import ChevronIcon from '@mui/icons-material/ChevronRight';
import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { useCrumbs } from '#src/app/navigation/useCrumbs.ts';
import { useWords } from '#src/app/words/useWords.ts';

export const Breadcrumb = () => {
  const words = useWords();
  const crumbs = useCrumbs();
  const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box component="nav" aria-label={words('breadcrumb')} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', alignItems: 'center', minWidth: 0, gap: 0.25 }}
      >
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <Box
              component="li"
              key={`${index}-${to ?? ''}`}
              sx={{
                display: { xs: last ? 'flex' : 'none', sm: 'flex' },
                alignItems: 'center',
                minWidth: 0,
                gap: 0.25,
                flexShrink: last ? 1 : 0,
                maxWidth: last ? '100%' : 220,
              }}
            >
              {index > 0 && (
                <ChevronIcon
                  sx={{ fontSize: 16, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
                />
              )}
              {to && !last ? (
                <MuiLink component={Link} to={to} dir="auto" sx={{ color: 'text.secondary', ...ellipsis }}>
                  {label}
                </MuiLink>
              ) : (
                <Box
                  component="span"
                  dir="auto"
                  aria-current={last ? 'page' : undefined}
                  sx={{ fontWeight: 500, ...ellipsis }}
                >
                  {label}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
