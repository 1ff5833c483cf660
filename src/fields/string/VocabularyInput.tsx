import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { InputProps } from '../input/InputProps.ts';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringField } from './StringField.tsx';
import { useWording } from '../wording/useWording.ts';
import { useVocabulary } from './useVocabulary.ts';

export interface VocabularyInputProps extends InputProps {
  /** Whose values are offered. */
  readonly type: string;
  readonly field: string;
}

/** A text that mostly is one that others have written already: those are offered, any other can be typed. */
export const VocabularyInput = defineInput({
  field: StringField,
  Input: ({ type, field: named, ...props }: VocabularyInputProps) => {
    const say = useWording();
    const { sx, className, helperText, validate, readOnly } = useInputLook(props, 'choice');
    const { field, fieldState, id, isRequired } = useInput<unknown>({
      source: props.source,
      validate,
      readOnly,
      format: (value) => value,
      parse: (value: unknown) => value,
    });
    const text = typeof field.value === 'string' ? field.value : '';
    const [typed, setTyped] = useState('');
    const { recent, used, open, keep } = useVocabulary(type, named, typed);
    return (
      <Autocomplete<string, false, false, true>
        id={id}
        className={className}
        sx={sx}
        size="small"
        freeSolo
        readOnly={readOnly}
        options={[...recent, ...used]}
        groupBy={(value) => say(recent.includes(value) ? 'input.recent_values' : 'input.used_values')}
        filterOptions={(all) => all}
        value={text}
        inputValue={text}
        onOpen={open}
        onInputChange={(_event, next, reason) => {
          if (reason !== 'input' && reason !== 'clear' && reason !== 'selectOption') return;
          setTyped(reason === 'input' ? next : '');
          field.onChange(next === '' ? null : next);
        }}
        onBlur={() => {
          keep(text);
          setTyped('');
          field.onBlur();
        }}
        clearText={say('select.clear')}
        renderInput={(params) => (
          <TextField
            {...params}
            name={field.name}
            inputRef={field.ref}
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
