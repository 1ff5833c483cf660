import { Alert, Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '../useResourceNames.ts';
import type { ReadImport } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import { isNothing } from './useImport.ts';

/** What came of it, or what is to be known before anything is written. */
export const ImportOutcome = ({ found }: { readonly found: ReadImport }) => {
  const words = useImportWords();
  const locale = useFormatLocale();
  const { state, message, unchanged, done, failed, match, importedBefore, shortages } = found;
  if (state === 'STOPPED')
    return <Alert severity="warning">{message ? words('stopped.why', { message }) : words('stopped')}</Alert>;
  if (isNothing(found))
    return (
      <Alert severity="info" action={<ToList />}>
        {words('nothing', { smart_count: unchanged })}
      </Alert>
    );
  if (state === 'DONE')
    return (
      <Alert severity={failed > 0 ? 'warning' : 'success'} action={<ToList />}>
        {words('done', { smart_count: done })} {failed > 0 && words('done.failed', { smart_count: failed })}
      </Alert>
    );
  const before = match ? null : importedBefore;
  const warnings = [
    ...(before ? [words('before', { date: formatDateTime(before, locale) })] : []),
    ...shortages,
  ];
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning">
      {warning}
    </Alert>
  ));
};

/** An anchor has no autoFocus. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const ToList = () => {
  const words = useImportWords();
  const { resource } = useResourceNames();
  return (
    <Button component={RouterLink} to={listPath(resource)} ref={takeFocus} size="small" color="inherit">
      {words('list')}
    </Button>
  );
};
