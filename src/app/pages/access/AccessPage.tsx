import { Box, Skeleton, type Theme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { useAsk } from '#src/data/DataClient.tsx';
import { useWords } from '#src/app/words/useWords.ts';
import { RoleCards } from './RoleCards.tsx';
import { roleTableQuery } from './roleTableQuery.ts';
import { RoleTable } from './RoleTable.tsx';
import { ReachMark } from './ReachMark.tsx';

const reaches = ['ALL', 'COUNTRIES', 'OWN', 'NONE'] as const;

const Legend = () => {
  const words = useWords();
  return (
    <Box
      component="ul"
      aria-label={words('access.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {reaches.map((reach) => (
        <Box component="li" key={reach} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 12 }}>
          <ReachMark reach={reach} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words(`access.${reach}_means`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** The role table as the server enforces it, with one's own roles marked. */
export const AccessPage = () => {
  const words = useWords();
  const ask = useAsk();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, refetch } = useQuery({
    queryKey: ['app', 'roleTable'],
    queryFn: async () => (await ask(roleTableQuery, {})).roleTable,
  });
  const content = () => {
    if (data !== undefined) return narrow ? <RoleCards table={data} /> : <RoleTable table={data} />;
    return error === null ? (
      <Skeleton variant="rounded" height={480} />
    ) : (
      <PageFailure within error={error} onRetry={() => void refetch()} />
    );
  };
  const own = data?.roles.filter(({ isOwn }) => isOwn).map(({ label }) => label) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={words('access.title')} />
      <PageHead
        title={words('access.title')}
        lead={
          <>
            {words('access.lead')}{' '}
            {data !== undefined &&
              (own.length === 0
                ? words('access.no_roles')
                : words('access.yours', { roles: own.join(', ') }))}
          </>
        }
      />
      <Legend />
      {content()}
    </Box>
  );
};
