import { Alert, Box, Button, Typography } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { useFetchFile } from '#src/data/download/FetchFileProvider.tsx';
import { saveFile } from '#src/data/download/saveFile.ts';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { importProblemsMutation, type ReadImport } from './importOperations.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportUnderWay } from './ImportUnderWay.tsx';
import { useImportWords } from './importWords.ts';
import { type Import, isNothing, isUnderWay } from './useImport.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

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
  if (isUnderWay(found)) return <ImportUnderWay current={current} found={found} />;
  const isMendable = found.refused > 0 && found.state !== 'READ';
  const isRunNext = left > 0 && isChecked;
  // A button that is disabled loses the focus, and what it was pressed for may be refused.
  const unlessBusy = (act: () => void) => () => {
    if (!current.busy) act();
  };
  return (
    <Fragment key={`${found.state} ${isMendable}`}>
      <ImportOutcome found={found} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {isRunNext && (
          <Button
            variant="contained"
            aria-disabled={current.busy}
            autoFocus={!isMendable}
            onClick={unlessBusy(current.run)}
          >
            {words('run', { smart_count: left })}
          </Button>
        )}
        {isMendable && (
          <Button variant="outlined" aria-disabled={current.busy} autoFocus onClick={unlessBusy(onMend)}>
            {words('mend', { smart_count: found.refused })}
          </Button>
        )}
        {found.done < found.rows && (
          <Button
            variant={isChecked ? 'outlined' : 'contained'}
            aria-disabled={current.busy}
            autoFocus={!isRunNext && !isMendable && !isNothing(found)}
            onClick={unlessBusy(current.check)}
          >
            {words(found.checked > 0 ? 'check.again' : 'check')}
          </Button>
        )}
        {hasRefused && <RefusedFile found={found} />}
        {found.checked === 0 && <Note>{words('check.note')}</Note>}
        {isRunNext && left > 1 && found.done === 0 && <Note>{words('run.note')}</Note>}
      </Box>
    </Fragment>
  );
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>{children}</Typography>
);

/** The same file with a column of reasons, to be mended where it was made. */
const RefusedFile = ({ found: { key, fileName } }: { readonly found: ReadImport }) => {
  const words = useImportWords();
  const fetchFile = useFetchFile();
  const { send, ...call } = useCall(importProblemsMutation);
  const [isFetching, setFetching] = useState(false);
  const [unread, setUnread] = useState<Refusal>();
  const download = async () => {
    setUnread(undefined);
    const { data } = await send({ key });
    if (!data) return;
    setFetching(true);
    try {
      saveFile(await fetchFile(data.importProblems), fileName.replace(/(\.\w+)$/, ' - refused$1'));
    } catch (error) {
      setUnread(unreadOf(error));
    } finally {
      setFetching(false);
    }
  };
  const refusal = call.refusal ?? unread;
  return (
    <>
      <WaitingButton loading={call.busy || isFetching} color="inherit" onClick={() => void download()}>
        {words('problems')}
      </WaitingButton>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </>
  );
};
