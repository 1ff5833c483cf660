import { DialogContent } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { useCount } from '#src/fields/wording/useCount.ts';
import { askedChange } from './AskedChange.ts';
import { useBulkWords } from './bulkWords.ts';
import { countsOf, endWord, isWhole } from './changeEnd.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { ChangeProps } from './ServerChange.tsx';
import { useBrowserChange } from './useBrowserChange.ts';
import { usePreview } from './usePreview.ts';

/** The browser changes the records itself, one by one, while the dialog is open; nothing takes it back. */
export const BrowserChange = ({ title, fields, wishes, select, onBack, onBegin, onClose }: ChangeProps) => {
  const refresh = useRefresh();
  const notify = useNotify();
  const words = useBulkWords();
  const figure = useCount();
  const { task, isRunning, look, run, retry, cancel } = useBrowserChange(title, (left) => {
    refresh();
    // What had ended here before the dialog was closed has been seen in it.
    if (task?.state === 'RUNNING')
      notify(words(endWord(left, false), countsOf(left, figure)), {
        type: isWhole(left) ? 'success' : 'warning',
      });
  });
  const preview = usePreview(look, wishes, select);
  const begin = (rows: Parameters<typeof run>[0]) => {
    onBegin();
    run(rows, wishes);
  };
  if (task === null)
    return (
      <PreviewStep
        preview={preview}
        fields={fields}
        asked={askedChange(wishes).changes}
        isTried={false}
        busy={false}
        refusal={undefined}
        onBack={onBack}
        onRun={begin}
      />
    );
  return (
    <DialogContent>
      <ChangeProgress
        task={task}
        isRunning={isRunning}
        busy={false}
        refusal={undefined}
        goesOn={false}
        onCancel={cancel}
        onRetry={() => retry(wishes)}
        onClose={() => onClose(true)}
      />
    </DialogContent>
  );
};
