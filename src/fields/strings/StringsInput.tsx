import { Autocomplete, Chip } from '@mui/material';
import type { InputProps } from '../input/InputProps.ts';
import { SearchedText } from '../input/SearchedText.tsx';
import { useRawInput } from '../input/useRawInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useWording } from '../wording/useWording.ts';
import { StringsField } from './StringsField.tsx';

interface StringsInputProps extends InputProps {
  /** The contract takes numbers, each as often as it stands there: what is none is kept as it was typed, for the form to refuse. */
  readonly numbers?: boolean;
}

const written = (typed: readonly string[], numbers: boolean): readonly (string | number)[] => {
  const values = typed.map((value) => value.trim()).filter((value) => value !== '');
  if (!numbers) return [...new Set(values)];
  return values.map((value) => (Number.isNaN(Number(value)) ? value : Number(value)));
};

/** A list of texts, each typed and closed with Enter. What stands half typed when the field is left counts. */
export const StringsInput = defineInput({
  field: StringsField,
  Input: ({ numbers = false, ...props }: StringsInputProps) => {
    const say = useWording();
    const { field, readOnly, frame, text } = useRawInput(props, 'text');
    const values = Array.isArray(field.value) ? field.value.map(String) : [];
    return (
      <Autocomplete
        {...frame}
        multiple
        freeSolo
        autoSelect
        readOnly={readOnly}
        options={[]}
        value={values}
        onChange={(_event, next) => field.onChange(written(next, numbers))}
        onBlur={field.onBlur}
        clearText={say('select.clear')}
        renderValue={(shown, getItemProps) =>
          shown.map((value, index) => {
            const { key, ...itemProps } = getItemProps({ index });
            return <Chip key={key} size="small" label={value} {...itemProps} />;
          })
        }
        renderInput={(params) => (
          <SearchedText
            params={params}
            {...text}
            placeholder={values.length === 0 ? say('input.add_value') : undefined}
          />
        )}
      />
    );
  },
});
