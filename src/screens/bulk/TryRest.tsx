import { Alert, Dialog, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isValues } from '#src/data/isValues.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { orMissing } from '#src/data/errors/orMissing.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { BulkField } from './bulkFields.tsx';
import { useBulkWords } from './bulkWords.ts';
import { restQuery } from './changeOperations.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { previewAsked, versionsOf } from './serverPreview.ts';
import { useBulkFields } from './useBulkFields.ts';
import { usePreview } from './usePreview.ts';

export interface TryRestProps {
  /** Of the task that changed the others. */
  readonly task: string;
  /** Does those once more whose versions it is given. */
  readonly onRun: (expected: string) => void;
  readonly onClose: () => void;
}

/** What is left of a change is looked at anew, as it is by now, before it is done. */
export const TryRest = ({ task, onRun, onClose }: TryRestProps) => {
  const words = useBulkWords();
  const titleId = useId();
  const ask = useAsk();
  const { fields, error } = useBulkFields();
  const { data, error: unread } = useQuery({
    queryKey: ['tasks', 'rest', task],
    queryFn: async ({ signal }) => orMissing((await ask(restQuery, { id: task }, signal)).task),
    gcTime: 0,
  });
  const problem = error ?? unread;
  const content = () => {
    if (problem) return <Alert severity="error">{problem.message}</Alert>;
    if (data === undefined || fields === undefined)
      return (
        <DialogContent>
          <LinearProgress aria-label={words('task.retry')} />
        </DialogContent>
      );
    const left = data.rows.filter(({ state }) => state === 'FAILED' || state === 'SKIPPED');
    return (
      <Rest
        ids={left.map(({ key }) => key)}
        asked={askedOf(data.asked)}
        fields={fields}
        onRun={onRun}
        onClose={onClose}
      />
    );
  };
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{words('task.retry')}</DialogTitle>
      {content()}
    </Dialog>
  );
};

interface RestProps extends Pick<TryRestProps, 'onRun' | 'onClose'> {
  readonly ids: readonly string[];
  readonly asked: ReturnType<typeof askedOf>;
  readonly fields: readonly BulkField[];
}

const Rest = ({ ids, asked, fields, onRun, onClose }: RestProps) => {
  const ask = useAsk();
  const { type } = useResourceMeta();
  const look = previewAsked(ask, type, {
    changes: JSON.stringify(asked.changes),
    add: JSON.stringify(asked.add),
  });
  const preview = usePreview(
    (_wishes, ...selected) => look(...selected),
    [],
    async () => ({ ids }),
  );
  return (
    <PreviewStep
      preview={preview}
      fields={fields}
      asked={asked.changes}
      isTried
      busy={false}
      refusal={undefined}
      onBack={onClose}
      onRun={(rows) => onRun(versionsOf(rows))}
    />
  );
};

/** The changes and what is added, by the names of the inputs. */
function askedOf(text: unknown) {
  const asked: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  const { changes, add } = isValues(asked) ? asked : {};
  return { changes: isValues(changes) ? changes : {}, add: isValues(add) ? add : {} };
}
