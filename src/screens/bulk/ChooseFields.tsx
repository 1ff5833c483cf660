import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { yupResolver } from '@hookform/resolvers/yup';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { readPath } from '#src/data/readPath.ts';
import { isRow, type Row } from '#src/data/Row.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useListed } from '#src/fields/wording/useListed.ts';
import { passOnTyped } from '#src/ui/keyboard/passOnTyped.ts';
import { type FieldWish, missing } from './AskedChange.ts';
import type { BulkField } from './bulkFields.tsx';
import { useBulkWords } from './bulkWords.ts';
import { type ChosenField, FieldRows, focusValue } from './FieldRows.tsx';
import type { RefusedFields } from './refusedFields.ts';

interface ChooseFieldsProps {
  readonly fields: readonly BulkField[];
  /** What the form of a record holds its values to. */
  readonly schema: AnyObjectSchema | null;
  /** What was chosen before, where somebody comes back from the preview. */
  readonly before: readonly FieldWish[];
  readonly values: Row;
  /** What the server did not take of them. */
  readonly refused: RefusedFields;
  readonly onCancel: () => void;
  readonly onChosen: (wishes: readonly FieldWish[], values: Row) => void;
}

/** What is to change: a form of as many fields as somebody wants. */
export const ChooseFields = ({ schema, values, ...props }: ChooseFieldsProps) => {
  // Raw: values go out as the person left them, the schema only judges.
  const resolver = useMemo(
    () => (schema === null ? undefined : yupResolver(schema, {}, { raw: true })),
    [schema],
  );
  return (
    <Form
      record={{}}
      defaultValues={values}
      resolver={resolver}
      resetOptions={keptErrors}
      noValidate
      disableInvalidFormNotification
    >
      <Fields {...props} />
    </Form>
  );
};

/** The form puts its values in once more when it is there. */
const keptErrors = { keepErrors: true } as const;

const Fields = ({
  fields,
  before,
  refused,
  onCancel,
  onChosen,
}: Omit<ChooseFieldsProps, 'schema' | 'values'>) => {
  const words = useBulkWords();
  const labelOf = useLabelText();
  const listed = useListed();
  const { getValues, trigger, setError, clearErrors, getFieldState, watch } = useFormContext();
  const [chosen, setChosen] = useState<readonly ChosenField[]>(before);
  const content = useRef<HTMLDivElement>(null);
  const [lacking, setLacking] = useState<readonly BulkField[]>([]);
  const goTo = (field: BulkField | undefined) =>
    field && focusValue(content.current?.querySelector(`[data-value-of="${field.input.name}"]`));
  const sayRefused = useEffectEvent(() => {
    for (const [source, message] of Object.entries(refused)) setError(source, { type: 'server', message });
    goTo(chosen.find(({ field }) => field.input.source in refused)?.field);
  });
  useEffect(() => {
    sayRefused();
    // What is said of a value holds until another is given.
    const { unsubscribe } = watch((_values, { name }) => name !== undefined && clearErrors(name));
    return unsubscribe;
  }, [watch, clearErrors]);
  const go = async () => {
    const held: unknown = getValues();
    const values = isRow(held) ? held : {};
    const wishes = chosen.map(({ field, mode }) => ({
      field,
      mode,
      value: readPath(values, field.input.source),
    }));
    const lacks = missing(wishes);
    setLacking(lacks);
    if (lacks.length > 0) return goTo(lacks[0]);
    // Of the record nothing else is known here, and nothing else is judged.
    const given = wishes.filter(({ mode }) => mode !== 'clear').map(({ field }) => field);
    if (await trigger(given.map(({ input }) => input.source))) return onChosen(wishes, values);
    goTo(given.find(({ input }) => getFieldState(input.source).invalid));
  };
  const goByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    passOnTyped();
    setTimeout(() => void go());
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
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => void go()}>
          {words('fields.preview')}
        </Button>
      </DialogActions>
    </Box>
  );
};
