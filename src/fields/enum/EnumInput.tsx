import { useRecordContext, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../input/InputProps.ts';
import { PickerInput } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { EnumField } from './EnumField.tsx';
import { valueAt } from '../value/valueAt.ts';
import { useWording } from '../wording/useWording.ts';
import { enumLabel } from './enumLabel.ts';

interface EnumInputProps extends InputProps {
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
    const say = useWording();
    const wordOf = (one: string) => enumLabel(translate, name, one);
    const options = values
      .filter((one) => !retired.includes(one) || held.includes(one))
      .map((one) => ({ id: one, label: wordOf(one) }));
    // Chosen before the contract lost it, such as in a form that is begun again.
    const gone = [value]
      .flat()
      .filter((one): one is string => typeof one === 'string' && one !== '' && !values.includes(one))
      .map((one) => ({ id: one, label: say('input.not_offered', { name: wordOf(one) }) }));
    return (
      <PickerInput
        {...props}
        options={options}
        chosen={gone}
        multiple={multiple}
        width={multiple ? 'text' : 'choice'}
      />
    );
  },
});
