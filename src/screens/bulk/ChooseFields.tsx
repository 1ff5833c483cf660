import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readPath } from '#src/data/readPath.ts';
import { isRow, type Row } from '#src/data/Row.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useListed } from '#src/fields/wording/useListed.ts';
import { type FieldWish, missing } from './AskedChange.ts';
import type { BulkField } from './bulkFields.tsx';
import { useBulkWords } from './bulkWords.ts';
import { type ChosenField, FieldRows, focusValue } from './FieldRows.tsx';

export interface ChooseFieldsProps {
  readonly fields: readonly BulkField[];
  /** What was chosen before, where somebody comes back from the preview. */
  readonly before: readonly FieldWish[];
  readonly values: Row;
  readonly onCancel: () => void;
  readonly onChosen: (wishes: readonly FieldWish[], values: Row) => void;
}

/** What is to change: a form of as many fields as somebody wants. */
export const ChooseFields = ({ values, ...props }: ChooseFieldsProps) => (
  <Form record={{}} defaultValues={values} noValidate disableInvalidFormNotification>
    <Fields {...props} />
  </Form>
);

const Fields = ({ fields, before, onCancel, onChosen }: Omit<ChooseFieldsProps, 'values'>) => {
  const words = useBulkWords();
  const labelOf = useLabelText();
  const listed = useListed();
  const { getValues } = useFormContext();
  const [chosen, setChosen] = useState<readonly ChosenField[]>(before);
  const content = useRef<HTMLDivElement>(null);
  const [lacking, setLacking] = useState<readonly BulkField[]>([]);
  const go = () => {
    const given: unknown = getValues();
    const values = isRow(given) ? given : {};
    const wishes = chosen.map(({ field, mode }) => ({
      field,
      mode,
      value: readPath(values, field.input.source),
    }));
    const lacks = missing(wishes);
    setLacking(lacks);
    const [first] = lacks;
    if (first === undefined) onChosen(wishes, values);
    else focusValue(content.current?.querySelector(`[data-value-of="${first.input.name}"]`));
  };
  const goByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // An input that passes on its value when it is left must have done so.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTimeout(go);
  };
  return (
    <Box onKeyDown={goByKey} sx={{ display: 'contents' }}>
      <DialogContent ref={content} sx={{ minHeight: 280 }}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{words('fields.text')}</Typography>
        <FieldRows fields={fields} chosen={chosen} onChoose={setChosen} />
        {lacking.length > 0 && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {words('fields.missing', { names: listed(lacking.map(({ input }) => labelOf(input.source))) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {words('dialog.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={go}>
          {words('fields.preview')}
        </Button>
      </DialogActions>
    </Box>
  );
};
