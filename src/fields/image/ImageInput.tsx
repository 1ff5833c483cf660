import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Avatar, Box, Button, FormHelperText, FormLabel } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { BooleanInput } from '../boolean/BooleanInput.tsx';
import { useRawInput } from '../input/useRawInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useWording } from '../wording/useWording.ts';
import { imageVariants } from './imageVariants.ts';

/** Takes one file; the form value is then the File, until then the picture last read. */
export const ImageInput = defineInput({
  Filter: BooleanInput.Filter,
  Input: (props) => {
    const say = useWording();
    const labelId = useId();
    const picker = useRef<HTMLInputElement>(null);
    const { field, text } = useRawInput(props, 'text');
    const [before] = useState<unknown>(() =>
      field.value instanceof Blob ? undefined : (field.value as unknown),
    );
    const preview = usePreview(field.value);
    const chosen = field.value instanceof File ? field.value.name : undefined;
    const { thumbnail, medium } = imageVariants(field.value);
    return (
      <Box role="group" aria-labelledby={labelId} sx={{ alignSelf: 'start' }}>
        <FormLabel
          id={labelId}
          component="div"
          error={text.error}
          sx={{ display: 'block', fontSize: 12, fontWeight: 500, mb: 0.5 }}
        >
          {text.label}
        </FormLabel>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <Avatar
            variant="rounded"
            src={preview ?? medium ?? thumbnail}
            alt=""
            sx={{ width: 56, height: 56 }}
          >
            <UploadIcon aria-hidden />
          </Avatar>
          <Button
            ref={field.ref}
            variant="outlined"
            size="small"
            onClick={() => picker.current?.click()}
            onBlur={() => field.onBlur()}
          >
            {say(before === null || before === undefined ? 'input.choose_file' : 'input.replace_file')}
          </Button>
          <input
            ref={picker}
            hidden
            name={field.name}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => field.onChange(event.target.files?.[0] ?? before ?? null)}
          />
          {chosen !== undefined && (
            <>
              <span>{chosen}</span>
              <Button size="small" color="inherit" onClick={() => field.onChange(before ?? null)}>
                {say(before === null || before === undefined ? 'select.clear' : 'input.keep_file')}
              </Button>
            </>
          )}
        </Box>
        {text.helperText !== null && <FormHelperText error={text.error}>{text.helperText}</FormHelperText>}
      </Box>
    );
  },
});

function usePreview(value: unknown): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(value instanceof Blob)) return undefined;
    const made = URL.createObjectURL(value);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [value]);
  return address;
}
