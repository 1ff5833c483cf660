import { Box, MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { SourceContextProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { DenseInputs } from '#src/fields/input/DenseInputs.ts';
import { readNumber } from '#src/fields/number/NumberInput.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { ConditionColumn } from './ConditionsDefinition.ts';
import { takesList, takesRange } from './conditionTree.ts';

export interface ConditionValueProps {
  readonly column: ConditionColumn;
  readonly operator: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What a column is compared with, typed as what it is: a day, a choice, a related record, a number, a text. */
export const ConditionValue = ({ column, operator, value, onChange }: ConditionValueProps) => {
  const say = useWording();
  if (column.reference !== undefined && !takesRange(operator)) {
    return <ReferenceValue key={`${column.value} ${operator}`} {...{ column, operator, value, onChange }} />;
  }
  if (takesRange(operator)) {
    const bounds: readonly unknown[] = Array.isArray(value) ? value : [];
    const [from, to] = bounds;
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <SingleValue
          column={column}
          value={from}
          label={say('conditions.value')}
          onChange={(next) => onChange([next, to ?? null])}
        />
        <span>{say('conditions.value_to')}</span>
        <SingleValue
          column={column}
          value={to}
          label={say('conditions.value')}
          onChange={(next) => onChange([from ?? null, next])}
        />
      </Box>
    );
  }
  if (takesList(operator)) return <ListValue {...{ column, operator, value, onChange }} />;
  return <SingleValue column={column} value={value} label={say('conditions.value')} onChange={onChange} />;
};

interface SingleValueProps {
  readonly column: ConditionColumn;
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

const numeric = ['int', 'float', 'money', 'minutes'];
const controls: Readonly<Record<string, string>> = {
  date: 'date',
  dateTime: 'datetime-local',
  localDateTime: 'datetime-local',
};

const SingleValue = ({ column, value, label, onChange }: SingleValueProps) => {
  const say = useWording();
  const translate = useTranslate();
  const kind = column.kind ?? 'string';
  const choices =
    kind === 'boolean'
      ? [
          { id: 'true', label: say('value.yes') },
          { id: 'false', label: say('value.no') },
        ]
      : column.values?.map((one) => ({ id: one, label: enumLabel(translate, column.name ?? '', one) }));
  const read = (text: string): unknown => {
    if (text === '') return null;
    if (kind === 'boolean') return text === 'true';
    return numeric.includes(kind) ? readNumber(text) : text;
  };
  return (
    <TextField
      select={choices !== undefined}
      type={controls[kind] ?? 'text'}
      margin="none"
      size="small"
      value={plainText(value) ?? ''}
      onChange={(event) => onChange(read(event.target.value))}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

const ListValue = ({ column, value, onChange }: ConditionValueProps) => {
  const say = useWording();
  const translate = useTranslate();
  const items = Array.isArray(value) ? value.map(String) : [];
  const [text, setText] = useState(items.join(', '));
  if (column.values !== undefined) {
    return (
      <TextField
        select
        margin="none"
        size="small"
        value={items}
        onChange={(event) => onChange([event.target.value].flat())}
        slotProps={{ select: { multiple: true }, htmlInput: { 'aria-label': say('conditions.value') } }}
      >
        {column.values.map((one) => (
          <MenuItem key={one} value={one}>
            {enumLabel(translate, column.name ?? '', one)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  const isNumeric = numeric.includes(column.kind ?? 'string');
  return (
    <TextField
      margin="none"
      size="small"
      value={text}
      placeholder={say('conditions.values')}
      onChange={(event) => {
        setText(event.target.value);
        const parts = event.target.value.split(',').map((part) => part.trim());
        onChange(parts.filter((part) => part !== '').map((part) => (isNumeric ? readNumber(part) : part)));
      }}
      slotProps={{ htmlInput: { 'aria-label': say('conditions.values') } }}
    />
  );
};

/** The relation picker is an input of a form: here a form of one value. */
const ReferenceValue = ({ column, operator, value, onChange }: ConditionValueProps) => {
  const form = useForm({ defaultValues: { value } });
  useEffect(() => {
    const { unsubscribe } = form.watch(({ value: picked }) => onChange(picked ?? null));
    return unsubscribe;
  }, [form, onChange]);
  return (
    <FormProvider {...form}>
      <SourceContextProvider value={valueScope}>
        <DenseInputs value>
          <RelationInput source="value" reference={column.reference ?? ''} multiple={takesList(operator)} />
        </DenseInputs>
      </SourceContextProvider>
    </FormProvider>
  );
};

const valueScope = { getSource: (source: string) => source, getLabel: () => 'screens.conditions.value' };
