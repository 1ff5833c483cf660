import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../input/InputProps.ts';
import { PickerInput } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { EnumField } from './EnumField.tsx';
import { enumLabel } from './enumLabel.ts';

export interface EnumInputProps extends InputProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly multiple?: boolean;
}

export const EnumInput = defineInput({
  field: EnumField,
  Input: ({ name, values, multiple, ...props }: EnumInputProps) => {
    const translate = useTranslate();
    const options = useMemo(
      () => values.map((value) => ({ id: value, label: enumLabel(translate, name, value) })),
      [values, name, translate],
    );
    return (
      <PickerInput {...props} options={options} multiple={multiple} width={multiple ? 'text' : 'choice'} />
    );
  },
});
