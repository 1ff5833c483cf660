import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { failureOf } from '#src/data/errors/failureOf.ts';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';
import { useResourceNames } from '../useResourceNames.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ImportActions } from './ImportActions.tsx';
import { importPath } from './importPath.ts';
import { ImportRows } from './ImportRows.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { useImportWords } from './importWords.ts';
import { isUnderWay, useImport } from './useImport.ts';

/** An import from when its file was read until its records are there. */
export const ImportProgress = ({ importKey }: { readonly importKey: string }) => {
  const words = useImportWords();
  const { resource } = useResourceNames();
  const current = useImport(importKey);
  const { found, error, refusal } = current;
  if (error) return <Alert severity="error">{failureOf(error).message}</Alert>;
  if (found === undefined) return <PageSkeleton />;
  if (found === null)
    return (
      <Alert severity="info">
        {words('gone')}{' '}
        <Link component={RouterLink} to={importPath(resource)}>
          {words('again')}
        </Link>
      </Alert>
    );
  const isFixed = isUnderWay(found) || current.busy;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {words('file', { name: found.fileName, smart_count: found.rows })}
        </Typography>
        <Button component={RouterLink} to={importPath(resource)} size="small" color="inherit">
          {words('again')}
        </Button>
      </Box>
      <ImportSettings found={found} disabled={isFixed} onChange={current.change} />
      <ColumnMapping
        found={found}
        disabled={isFixed}
        onChange={(columns) => current.change({ columns: [...columns] })}
      />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <ImportActions current={current} found={found} />
      {(found.checked > 0 || found.done > 0) && <ImportRows found={found} onMended={current.refresh} />}
    </>
  );
};
