import { Alert, Box, FormControlLabel, Link, Switch } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { mostPagesInFile } from '#schema/mostPagesInFile.ts';
import { RefusalNote } from '#overrides/refusals/index.ts';
import { useDocumentWords } from '../documentWords.ts';
import { isReady } from '../impressionState.ts';
import type { Run } from '../runOperations.ts';
import { gql } from '@apollo/client/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { taskParts } from '#src/data/task/taskParts.ts';
import type { Documents } from '#src/generated/operations.ts';
import { runKey } from '../useRun.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

const generateMutation: Documents['GenerateDocuments'] = gql`
  mutation GenerateDocuments($input: GenerateDocumentsInput!) {
    generateDocuments(input: $input) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

interface Wanted {
  /** All that nothing blocks where left out. */
  readonly impressions?: readonly string[];
  readonly combined: boolean;
}

/** Makes documents of a run, once per click however often it is sent (K5). */
function useMaking(run: Run, onTask: (id: string) => void) {
  const queries = useQueryClient();
  const { send, ...call } = useCall(generateMutation);
  const once = useOnceKey();
  const make = async ({ impressions, combined }: Wanted, reason?: string): Promise<void> => {
    const outcome = await send({
      input: {
        key: run.key,
        combined,
        idempotency_key: once.key,
        ...(impressions === undefined ? {} : { impressions: [...impressions] }),
        ...(reason === undefined ? {} : { reason }),
      },
    });
    once.heard(outcome);
    const task = outcome.data?.generateDocuments;
    if (task === undefined) return lookAgain();
    onTask(task.id);
    // A run that is being read, as all is once there is a connection again, may have been read before the task was there.
    await queries.cancelQueries({ queryKey: runKey(run.key), exact: true });
    // An answer that comes late may be of a task whose end the run knows already.
    queries.setQueryData<Run>(runKey(run.key), (now) =>
      now === undefined || now.task?.id === task.id ? now : { ...now, task },
    );
  };
  /** Where no answer came, or another tab was first, documents may be under way: the run knows. */
  const lookAgain = async () => {
    await queries.invalidateQueries({ queryKey: runKey(run.key) });
    const task = queries.getQueryData<Run>(runKey(run.key))?.task ?? null;
    if (task === null || task.id === run.task?.id) return;
    call.forget();
    onTask(task.id);
    once.heard({ data: task });
  };
  return { make, ...call };
}

interface MakeBarProps {
  readonly run: Run;
  readonly ticked: ReadonlySet<string>;
  /** Something is typed that is not in the documents yet; the bar that saves it says so. */
  readonly isUnsaved: boolean;
  readonly isRunning: boolean;
  /** What was asked for has become a task, which may have ended by then. */
  readonly onTask: (id: string) => void;
}

/** Makes what is ticked, or all that nothing keeps from being made: a file each, or one for all. */
export const MakeBar = ({ run, ticked, isUnsaved, isRunning, onTask }: MakeBarProps) => {
  const words = useDocumentWords();
  const { make, busy, refusal, forget } = useMaking(run, onTask);
  const [combined, setCombined] = useState(false);
  const chosen = run.impressions.filter(({ key }) => ticked.has(key));
  const ready = (chosen.length > 0 ? chosen : run.impressions).filter(isReady);
  const wanted: Wanted = {
    combined: combined && ready.length > 1,
    ...(chosen.length > 0 ? { impressions: ready.map(({ key }) => key) } : {}),
  };
  const why = whyNot(run, ready.length);
  const isAgain = ready.length > 0 && ready.every(({ latest }) => latest?.dateFileDeleted === null);
  const isOutdated = ready.some(({ latest }) => latest?.isOutdated === true);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'start', sm: 'end' }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {ready.length > 1 && run.runType !== 'BADGE' && (
          <FormControlLabel
            control={<Switch size="small" checked={combined} onChange={(_event, on) => setCombined(on)} />}
            label={words('make.combined', { smart_count: Math.ceil(ready.length / mostPagesInFile) })}
            sx={{ ml: 0 }}
          />
        )}
        <WaitingButton
          variant={isAgain && !isOutdated ? 'outlined' : 'contained'}
          loading={busy}
          disabled={why !== undefined || isUnsaved || isRunning}
          onClick={() => void make(wanted)}
        >
          {words(makeWord(ready.length, chosen.length > 0, isAgain), { smart_count: ready.length })}
        </WaitingButton>
      </Box>
      {why !== undefined && (
        <Alert severity="info" sx={{ justifySelf: 'stretch' }}>
          {why.text ?? words(why.word)}
          {run.template === null && (
            <>
              {' '}
              <Link component={RouterLink} to="/templates">
                {words('make.templates')}
              </Link>
            </>
          )}
        </Alert>
      )}
      {refusal !== undefined && (
        <RefusalNote
          refusal={refusal}
          running={busy}
          onReason={(reason) => void make(wanted, reason)}
          onClose={forget}
        />
      )}
    </Box>
  );
};

function makeWord(count: number, isTicked: boolean, isAgain: boolean) {
  if (count === 0) return 'make.nothing';
  if (isTicked) return isAgain ? 'make.ticked_again' : 'make.ticked';
  return isAgain ? 'make.all_again' : 'make.all';
}

interface WhyNot {
  readonly text?: string;
  readonly word: 'make.no_template' | 'make.none_ready';
}

function whyNot(run: Run, count: number): WhyNot | undefined {
  if (run.whyNotGenerate !== null) return { text: run.whyNotGenerate, word: 'make.no_template' };
  if (run.template === null) return { word: 'make.no_template' };
  return count === 0 ? { word: 'make.none_ready' } : undefined;
}
