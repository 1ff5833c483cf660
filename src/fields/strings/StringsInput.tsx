import { Autocomplete, Chip, TextField } from '@mui/material';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { InputProps } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useWording } from '../wording/useWording.ts';
import { StringsField } from './StringsField.tsx';

export interface StringsInputProps extends InputProps {
  /** Values to choose from; others can still be typed. */
  readonly suggestions?: readonly string[];
}

/** A list of texts, each typed and closed with Enter. What stands half typed when the field is left counts. */
export const StringsInput = defineInput({
  field: StringsField,
  Input: ({ suggestions = [], ...props }: StringsInputProps) => {
    const say = useWording();
    const { sx, className, helperText, validate, readOnly } = useInputLook(props, 'text');
    const { field, fieldState, id, isRequired } = useInput<unknown>({
      source: props.source,
      validate,
      readOnly,
      format: (value) => value,
      parse: (value: unknown) => value,
    });
    const values = Array.isArray(field.value) ? field.value.map(String) : [];
    return (
      <Autocomplete
        id={id}
        className={className}
        sx={sx}
        size="small"
        multiple
        freeSolo
        autoSelect
        readOnly={readOnly}
        options={[...suggestions]}
        value={values}
        onChange={(_event, next) =>
          field.onChange([...new Set(next.map((text) => text.trim()).filter((text) => text !== ''))])
        }
        onBlur={field.onBlur}
        clearText={say('select.clear')}
        renderValue={(shown, getItemProps) =>
          shown.map((text, index) => {
            const { key, ...itemProps } = getItemProps({ index });
            return <Chip key={key} size="small" label={text} {...itemProps} />;
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            name={field.name}
            inputRef={field.ref}
            placeholder={values.length === 0 ? say('input.add_value') : undefined}
            label={<FieldTitle source={props.source} isRequired={isRequired} />}
            error={fieldState.invalid}
            helperText={
              helperText !== false || fieldState.invalid ? (
                <InputHelperText error={fieldState.error?.message} helperText={helperText} />
              ) : null
            }
            slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
          />
        )}
      />
    );
  },
});
