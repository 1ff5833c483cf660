import { Alert, Box, Button, LinearProgress, Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { saveFile } from '#src/data/download/saveFile.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { importProblemsMutation, type ReadImport } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import { type Import, isUnderWay } from './useImport.ts';

interface ImportActionsProps {
  readonly current: Import;
  readonly found: ReadImport;
  readonly onMend: () => void;
}

/** Rows that are still to be written: the count on the button is what will be done. */
const rowsToWrite = ({ created, changed, done }: ReadImport): number => created + changed - done;

/** What can be done next, and how far it is: the focus goes to what is likely next. */
export const ImportActions = ({ current, found, onMend }: ImportActionsProps) => {
  const words = useImportWords();
  const left = rowsToWrite(found);
  const isChecked = found.checked === found.rows;
  const hasRefused = found.refused + found.failed > 0;
  if (isUnderWay(found)) return <Progress current={current} found={found} />;
  const isMendable = found.refused > 0 && found.state !== 'READ';
  return (
    <Fragment key={`${found.state} ${isMendable}`}>
      <Outcome found={found} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {left > 0 && isChecked && (
          <Button variant="contained" disabled={current.busy} autoFocus={!isMendable} onClick={current.run}>
            {words('run', { smart_count: left })}
          </Button>
        )}
        {isMendable && (
          <Button variant="outlined" disabled={current.busy} autoFocus onClick={onMend}>
            {words('mend', { smart_count: found.refused })}
          </Button>
        )}
        {found.done < found.rows && (
          <Button
            variant={isChecked ? 'outlined' : 'contained'}
            disabled={current.busy}
            autoFocus={found.state === 'READ'}
            onClick={current.check}
          >
            {words(found.checked > 0 ? 'check.again' : 'check')}
          </Button>
        )}
        {hasRefused && <RefusedFile found={found} />}
        {found.checked === 0 && (
          <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>{words('check.note')}</Typography>
        )}
      </Box>
    </Fragment>
  );
};

const Progress = ({ current, found }: Omit<ImportActionsProps, 'onMend'>) => {
  const words = useImportWords();
  const isRunning = found.state === 'RUNNING';
  const total = isRunning ? found.created + found.changed : found.rows;
  const done = isRunning ? found.done + found.failed : found.checked;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        <Typography aria-live="polite" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {words(isRunning ? 'running' : 'checking', { done, total })}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label={words(isRunning ? 'running' : 'checking', { done, total })}
          value={total === 0 ? 100 : Math.min(100, (100 * done) / total)}
        />
      </Box>
      <Button variant="outlined" disabled={current.busy} onClick={current.stop}>
        {words('stop')}
      </Button>
    </Box>
  );
};

/** An anchor has no autoFocus. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const Outcome = ({ found: { state, message, done, failed } }: { readonly found: ReadImport }) => {
  const words = useImportWords();
  const { resource } = useResourceNames();
  if (state === 'STOPPED')
    return <Alert severity="warning">{message ? words('stopped.why', { message }) : words('stopped')}</Alert>;
  if (state !== 'DONE') return null;
  return (
    <Alert severity={failed > 0 ? 'warning' : 'success'}>
      {words('done', { smart_count: done })}{' '}
      {failed > 0 && `${words('done.failed', { smart_count: failed })} `}
      <Link component={RouterLink} to={listPath(resource)} ref={takeFocus}>
        {words('list')}
      </Link>
    </Alert>
  );
};

/** The same file with a column of reasons, to be mended where it was made. */
const RefusedFile = ({ found: { key, fileName } }: { readonly found: ReadImport }) => {
  const words = useImportWords();
  const fetchFile = useFetchFile();
  const { send, busy, refusal } = useCall(useDataClient(), importProblemsMutation);
  const download = async () => {
    const { data } = await send({ key });
    if (data) saveFile(await fetchFile(data.importProblems), fileName.replace(/(\.\w+)$/, ' - refused$1'));
  };
  return (
    <>
      <Button disabled={busy} color="inherit" onClick={() => void download()}>
        {words('problems')}
      </Button>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </>
  );
};
