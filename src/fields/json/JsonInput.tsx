import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';
import { useWording } from '../wording/useWording.ts';
import { parseJson } from './parseJson.ts';

const pretty = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  const data = parseJson(value);
  return data === undefined ? value : JSON.stringify(data, null, 2);
};

/** JSON text, edited indented. A form value that came as data stays data. */
export const JsonInput = defineInput({
  Filter: StringInput.Filter,
  Input: (props) => {
    const say = useWording();
    const { sx, className, helperText, validate, readOnly } = useInputLook(props, 'wide');
    const { field, fieldState, id, isRequired } = useInput<unknown>({
      source: props.source,
      validate,
      readOnly,
      format: (value) => value,
      parse: (value: unknown) => value,
    });
    const [asText] = useState(
      () => typeof field.value === 'string' || field.value === null || field.value === undefined,
    );
    const [draft, setDraft] = useState<string>();
    const text = draft ?? pretty(field.value);
    const broken = text.trim() !== '' && parseJson(text) === undefined;
    return (
      <TextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        className={className}
        sx={sx}
        multiline
        minRows={3}
        maxRows={16}
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          setDraft(typed);
          field.onChange(typed.trim() === '' ? null : asText ? typed : (parseJson(typed) ?? typed));
        }}
        onBlur={() => {
          if (!broken) setDraft(undefined);
          field.onBlur();
        }}
        error={fieldState.invalid || broken}
        label={<FieldTitle source={props.source} isRequired={isRequired} />}
        helperText={
          broken ? (
            say('input.not_json')
          ) : (
            <InputHelperText error={fieldState.error?.message} helperText={helperText} />
          )
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            readOnly,
            spellCheck: false,
            style: { fontFamily: 'ui-monospace, monospace', fontSize: 12 },
          },
        }}
      />
    );
  },
  wide: true,
});
