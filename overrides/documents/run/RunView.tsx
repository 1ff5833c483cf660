import { Box, Tab, Tabs } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { useDocumentWords } from '../documentWords.ts';
import { OwnValuesBar } from '../fields/OwnValuesBar.tsx';
import { useOwnValues } from '../fields/useOwnValues.ts';
import { MakeBar } from '../making/MakeBar.tsx';
import { isUnderWay } from '#src/data/task/taskOperations.ts';
import { TaskProgress } from '../making/TaskProgress.tsx';
import { useTask } from '#src/data/task/useTask.ts';
import { ImpressionList } from './ImpressionList.tsx';
import { RunHead } from './RunHead.tsx';
import type { Run } from '../runOperations.ts';
import { RunFields } from './RunFields.tsx';
import { RunPaper } from './RunPaper.tsx';
import { useChosen } from './useChosen.ts';
import { useTicked } from './useTicked.ts';

const steps = ['list', 'paper', 'fields'] as const;
type Step = (typeof steps)[number];

interface RunStepsProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** Which part is seen, where there is room for one. */
const RunSteps = ({ step, onStep }: RunStepsProps) => {
  const words = useDocumentWords();
  return (
    <Tabs
      value={step}
      onChange={(_event, next: Step) => onStep(next)}
      variant="fullWidth"
      sx={{ display: { sm: 'none' } }}
    >
      {steps.map((each) => (
        <Tab key={each} value={each} label={words(`step.${each}`)} />
      ))}
    </Tabs>
  );
};

const scrolls = { position: 'sticky', top: 68, height: 'calc(100vh - 148px)', minHeight: 320 } as const;

/** Three columns where there is room, the fields below the paper where there is less, one at a time on a telephone. */
const runSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '240px minmax(0, 1fr)',
    lg: '260px minmax(0, 1fr) 380px',
  },
  gridTemplateAreas: { xs: '"one"', sm: '"list paper" "list fields"', lg: '"list paper fields"' },
  '& > *': { minWidth: 0 },
  '& > .list': { gridArea: { xs: 'one', sm: 'list' }, display: 'grid', height: { sm: scrolls.height } },
  '& > .paper': { gridArea: { xs: 'one', sm: 'paper' }, height: { xs: '70vh', sm: scrolls.height } },
  '& > .fields': { gridArea: { xs: 'one', sm: 'fields' }, overflow: { lg: 'auto' } },
  '& > .list, & > .paper': { position: { sm: 'sticky' }, top: scrolls.top, minHeight: scrolls.minHeight },
  '&[data-step=list] > .paper, &[data-step=list] > .fields': { display: { xs: 'none', sm: 'block' } },
  '&[data-step=paper] > .list': { display: { xs: 'none', sm: 'grid' } },
  '&[data-step=paper] > .fields': { display: { xs: 'none', sm: 'block' } },
  '&[data-step=fields] > .list': { display: { xs: 'none', sm: 'grid' } },
  '&[data-step=fields] > .paper': { display: { xs: 'none', sm: 'block' } },
} as const;

/** What can be made, the paper of the chosen one, and what it says; on a telephone one after the other. */
export const RunView = ({ run: read }: { readonly run: Run }) => {
  const words = useDocumentWords();
  const queries = useQueryClient();
  const progress = useTask(read.task, () => {
    void queries.invalidateQueries({ queryKey: ['documentRuns'] });
    void queries.invalidateQueries({ queryKey: ['generatedDocuments'] });
  });
  const run = { ...read, task: progress.task };
  const isBehind = progress.isRunning || (read.task !== null && isUnderWay(read.task));
  const own = useOwnValues(run);
  const { ticked, tick } = useTicked(run);
  const [step, setStep] = useState<Step>('list');
  const { chosen, choose } = useChosen(run);
  const [mending, setMending] = useState<{ readonly key: string; readonly field: string }>();
  const mended = useCallback(() => setMending(undefined), []);
  const open = useCallback(
    (key: string) => {
      choose(key);
      setStep('paper');
    },
    [choose],
  );
  const mend = useCallback(
    (key: string, field: string) => {
      choose(key);
      setStep('fields');
      setMending({ key, field });
    },
    [choose],
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={run.name} />
      <RunHead run={run} ticked={ticked} isBehind={isBehind}>
        {run.impressions.length > 0 && (
          <MakeBar
            run={run}
            ticked={ticked}
            isUnsaved={own.changes > 0}
            isRunning={progress.isRunning}
            onTask={progress.askedFor}
          />
        )}
      </RunHead>
      <TaskProgress progress={progress} done="task.done" />
      {chosen === undefined ? (
        <EmptyState
          title={words('list.none')}
          text={words(run.runType === 'VISA_LETTER' ? 'list.none_visa' : 'list.none_text')}
        />
      ) : (
        <>
          <RunSteps step={step} onStep={setStep} />
          <Box sx={runSx} data-step={step}>
            <Box className="list">
              <ImpressionList
                run={run}
                chosen={chosen.key}
                ticked={ticked}
                onChoose={open}
                onTick={tick}
                onMend={mend}
              />
            </Box>
            <Box className="paper">
              <RunPaper run={run} impression={chosen} />
            </Box>
            <RunFields
              key={chosen.key}
              run={run}
              impression={chosen}
              own={own}
              mending={mending?.key === chosen.key ? mending.field : undefined}
              onMending={mended}
            />
          </Box>
        </>
      )}
      <OwnValuesBar run={run} own={own} />
    </Box>
  );
};
