import { useRecordContext, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../input/InputProps.ts';
import { PickerInput } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { EnumField } from './EnumField.tsx';
import { valueAt } from '../value/valueAt.ts';
import { enumLabel } from './enumLabel.ts';

export interface EnumInputProps extends InputProps {
  readonly name: string;
  readonly values: readonly string[];
  /** Values that the contract deprecates: offered to those alone that have them. */
  readonly retired?: readonly string[];
  readonly multiple?: boolean;
}

const none: readonly string[] = [];

export const EnumInput = defineInput({
  field: EnumField,
  Input: ({ name, values, retired = none, multiple, ...props }: EnumInputProps) => {
    const translate = useTranslate();
    const path = useWrappedSource(props.source);
    const value: unknown = useWatch({ name: path });
    // Who has taken another value finds the one that was there again.
    const had = valueAt(useRecordContext(), path);
    const held = [value, had].flat();
    const options = values
      .filter((one) => !retired.includes(one) || held.includes(one))
      .map((one) => ({ id: one, label: enumLabel(translate, name, one) }));
    return (
      <PickerInput {...props} options={options} multiple={multiple} width={multiple ? 'text' : 'choice'} />
    );
  },
});
