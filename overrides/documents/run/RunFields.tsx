import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { FieldTables } from '../fields/FieldTables.tsx';
import type { OwnValuesState } from '../fields/useOwnValues.ts';
import type { Impression, Run } from '../runOperations.ts';
import { useValues } from '../useRun.ts';

interface RunFieldsProps {
  readonly run: Run;
  readonly impression: Impression;
  readonly own: OwnValuesState;
  /** The field that mends it, which has the focus as soon as it is there. */
  readonly mending: string | undefined;
  readonly onMending: () => void;
}

/** What the chosen document says, beside what it is to say instead. */
export const RunFields = ({ run, impression, own, mending, onMending }: RunFieldsProps) => {
  const words = useDocumentWords();
  const fields = useRef<HTMLElement>(null);
  const { data, error, refetch } = useValues(run.key, impression.key);
  useEffect(() => {
    if (data === undefined || mending === undefined) return;
    const inputs = fields.current?.querySelectorAll<HTMLElement>('[data-own-field]') ?? [];
    [...inputs].find(({ dataset }) => dataset['ownField'] === mending)?.focus();
    onMending();
  }, [data, mending, onMending]);
  return (
    <Box className="fields" component="section" aria-label={words('own.title')} ref={fields}>
      {data !== undefined ? (
        <FieldTables run={run} contexts={data} subject={impression.label} own={own} />
      ) : error !== null ? (
        <FailurePanel title={words('own.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} aria-busy />
      )}
    </Box>
  );
};
