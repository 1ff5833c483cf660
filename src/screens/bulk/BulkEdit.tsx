import { Alert, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useId, useState } from 'react';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import type { Row } from '#src/data/Row.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { InputDialog } from '#src/ui/modal/InputDialog.tsx';
import { useResourceNames } from '../useResourceNames.ts';
import type { FieldWish } from './AskedChange.ts';
import { BrowserChange } from './BrowserChange.tsx';
import type { SelectedRows } from './BulkPreview.ts';
import { useBulkFields } from './useBulkFields.ts';
import { useBulkWords } from './bulkWords.ts';
import { ChooseFields } from './ChooseFields.tsx';
import type { RefusedFields } from './refusedFields.ts';
import { ServerChange } from './ServerChange.tsx';

interface BulkEditProps {
  /** How many, as far as the list knows. */
  readonly count: number;
  readonly select: () => Promise<SelectedRows>;
  /** Whether anything was begun. */
  readonly onClose: (isBegun: boolean) => void;
}

/** Changes many records at once: what, then what that would do, then it is done. */
export function BulkEdit({ count, select, onClose }: BulkEditProps) {
  const words = useBulkWords();
  const titleId = useId();
  const { oneInText, manyInText } = useResourceNames();
  const figureOf = useCount();
  const access = useTypeAccess();
  const [wishes, setWishes] = useState<readonly FieldWish[]>([]);
  const [values, setValues] = useState<Row>({});
  const [isChosen, setChosen] = useState(false);
  const [refused, setRefused] = useState<RefusedFields>({});
  const [isBegun, setBegun] = useState(false);
  const { fields, schema, error } = useBulkFields();
  const title = words('dialog.title', {
    count: figureOf(count),
    name: count === 1 ? oneInText : manyInText,
  });
  const Change = access?.manyInputs === undefined ? BrowserChange : ServerChange;
  const content = () => {
    if (error) return <Alert severity="error">{words('dialog.unreadable')}</Alert>;
    if (fields === undefined || schema === undefined)
      return (
        <DialogContent>
          <LinearProgress aria-label={title} />
        </DialogContent>
      );
    if (isChosen)
      return (
        <Change
          title={title}
          fields={fields}
          wishes={wishes}
          select={select}
          onBack={() => setChosen(false)}
          onRefused={(fieldsRefused) => {
            setRefused(fieldsRefused);
            setChosen(false);
          }}
          onBegin={() => setBegun(true)}
          onClose={onClose}
        />
      );
    return (
      <ChooseFields
        fields={fields}
        schema={schema}
        before={wishes}
        values={values}
        refused={refused}
        onCancel={() => onClose(false)}
        onChosen={(next, given) => {
          setWishes(next);
          setValues(given);
          setRefused({});
          setChosen(true);
        }}
      />
    );
  };
  return (
    <InputDialog
      holds={isChosen && !isBegun}
      maxWidth="md"
      aria-labelledby={titleId}
      onClose={() => onClose(isBegun)}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {content()}
    </InputDialog>
  );
}
