import { TextField } from '@mui/material';
import { useState } from 'react';
import { useRawInput } from '../input/useRawInput.tsx';
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
    const { field, readOnly, frame, text } = useRawInput(props, 'wide');
    const [asText] = useState(
      () => typeof field.value === 'string' || field.value === null || field.value === undefined,
    );
    const [draft, setDraft] = useState<string>();
    const written = draft ?? pretty(field.value);
    const broken = written.trim() !== '' && parseJson(written) === undefined;
    return (
      <TextField
        {...frame}
        {...text}
        multiline
        minRows={3}
        maxRows={16}
        value={written}
        onChange={(event) => {
          const typed = event.target.value;
          setDraft(typed);
          field.onChange(typed.trim() === '' ? null : asText ? typed : (parseJson(typed) ?? typed));
        }}
        onBlur={() => {
          if (!broken) setDraft(undefined);
          field.onBlur();
        }}
        error={text.error || broken}
        helperText={broken ? say('input.not_json') : text.helperText}
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
