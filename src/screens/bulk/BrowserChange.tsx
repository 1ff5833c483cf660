import { DialogContent } from '@mui/material';
import { useRefresh } from 'react-admin';
import { askedChange } from './AskedChange.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { ChangeProps } from './ServerChange.tsx';
import { useBrowserChange } from './useBrowserChange.ts';
import { usePreview } from './usePreview.ts';

/** This page changes the records itself, one by one, while it is open; nothing takes it back. */
export const BrowserChange = ({ title, fields, wishes, select, onBack, onBegin, onClose }: ChangeProps) => {
  const refresh = useRefresh();
  const { task, isRunning, look, run, retry, cancel } = useBrowserChange(title);
  const preview = usePreview(look, wishes, select);
  const begin = (rows: Parameters<typeof run>[0]) => {
    onBegin();
    void run(rows, wishes);
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
  const close = () => {
    refresh();
    onClose(true);
  };
  return (
    <DialogContent>
      <ChangeProgress
        task={task}
        isRunning={isRunning}
        busy={false}
        refusal={undefined}
        goesOn={false}
        onCancel={cancel}
        onRetry={() => void retry(wishes)}
        onClose={close}
      />
    </DialogContent>
  );
};
