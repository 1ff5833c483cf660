import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { use, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { failureOf } from '#src/data/errors/failureOf.ts';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';
import { useResourceNames } from '../useResourceNames.ts';
import { AfterImportContext } from './AfterImportContext.ts';
import { AlikeRows } from './AlikeRows.tsx';
import { ImportActions } from './ImportActions.tsx';
import type { ReadRow } from './importOperations.ts';
import { importPath } from './importPath.ts';
import { ImportReading } from './ImportReading.tsx';
import { ImportRows } from './ImportRows.tsx';
import { useImportWords } from './importWords.ts';
import { RowMending } from './RowMending.tsx';
import { isUnderWay, useImport } from './useImport.ts';
import { useNextRefused } from './useNextRefused.ts';

/** An import from when its file was read until its records are there. */
export const ImportProgress = ({ importKey }: { readonly importKey: string }) => {
  const words = useImportWords();
  const { resource } = useResourceNames();
  const notify = useNotify();
  const afterImport = use(AfterImportContext);
  const current = useImport(importKey);
  const nextRefused = useNextRefused(importKey);
  const [mended, setMended] = useState<ReadRow>();
  const [rounds, setRounds] = useState(0);
  const show = (row: ReadRow | undefined) => {
    setMended(row);
    // What is next is offered anew, with the focus.
    if (row === undefined) setRounds(rounds + 1);
  };
  const mendNext = async (after: number) => {
    try {
      show(await nextRefused(after));
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    }
  };
  const { found, error, refusal } = current;
  const unread = error !== null && (
    <FailurePanel
      title={words('unread')}
      advice={failureOf(error).message}
      error={error}
      onRetry={current.refresh}
    />
  );
  if (found === undefined) return unread || <PageSkeleton />;
  if (found === null)
    return (
      <Alert severity="info">
        {words('gone')}{' '}
        <Link component={RouterLink} to={importPath(resource)}>
          {words('again')}
        </Link>
      </Alert>
    );
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
      <ImportReading found={found} disabled={isUnderWay(found)} onChange={current.change} />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      {/* What was read before stays, and with it what somebody mends. */}
      {!isUnderWay(found) && unread}
      {!isUnderWay(found) && <AlikeRows current={current} found={found} />}
      <ImportActions key={rounds} current={current} found={found} onMend={() => void mendNext(0)} />
      {found.state === 'DONE' && afterImport}
      {(found.checked > 0 || found.done > 0) && (
        <ImportRows
          // Rows that were refused when they were written are the news, whatever was looked at before.
          key={String(found.failed > 0)}
          found={found}
          onMend={setMended}
          onDecide={current.decide}
        />
      )}
      {mended && (
        <RowMending
          key={mended.position}
          found={found}
          row={mended}
          onClose={() => show(undefined)}
          onMended={current.refresh}
          onNext={() => void mendNext(mended.position)}
        />
      )}
    </>
  );
};
