import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Avatar, Box, Button, FormHelperText, FormLabel } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { megabytesOf } from '#schema/uploadLimits.ts';
import { BooleanInput } from '../boolean/BooleanInput.tsx';
import type { InputProps } from '../input/InputProps.ts';
import { useRawInput } from '../input/useRawInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useWording } from '../wording/useWording.ts';
import { imageVariants } from './imageVariants.ts';
import { useTranslate } from 'react-admin';

/** English of why a picture is not taken, as the server refuses it. A translation overrides by `images.<key>`. */
const imageWords = {
  unreadable: 'This is not an image we can read. Use JPEG, PNG, WebP or HEIF.',
  too_large: 'The image may have at most %{megabytes} MB.',
} as const;

interface ImageInputProps extends InputProps {
  /** What is larger is not taken: it would be refused once all of it had been sent. */
  readonly mostBytes?: number;
}

/** What is offered to be chosen. A picture that was chosen all the same may be HEIF, and a browser need not know it. */
const offered = 'image/jpeg,image/png,image/webp';
const readable = /^(image\/(jpeg|png|webp|hei[cf]|avif))?$/;

/** Takes one file; the form value is then the File, until then the picture last read. */
export const ImageInput = defineInput<ImageInputProps>({
  Filter: BooleanInput.Filter,
  Input: ({ mostBytes = Number.POSITIVE_INFINITY, ...props }) => {
    const say = useWording();
    const translate = useTranslate();
    const words = (key: keyof typeof imageWords, values?: object) =>
      translate(`images.${key}`, { ...values, _: imageWords[key] });
    const labelId = useId();
    const picker = useRef<HTMLInputElement>(null);
    const { field, text } = useRawInput(props, 'text');
    const [before] = useState<unknown>(() =>
      field.value instanceof Blob ? undefined : (field.value as unknown),
    );
    const preview = usePreview(field.value);
    const [wrong, setWrong] = useState<string>();
    const problemOf = ({ type, size }: File): string | undefined => {
      if (!readable.test(type)) return words('unreadable');
      return size > mostBytes ? words('too_large', { megabytes: megabytesOf(mostBytes) }) : undefined;
    };
    const take = (file: File | undefined) => {
      if (file === undefined) return;
      const problem = problemOf(file);
      setWrong(problem);
      if (problem === undefined) field.onChange(file);
    };
    const leave = () => {
      setWrong(undefined);
      field.onChange(before ?? null);
    };
    const chosen = field.value instanceof File ? field.value.name : undefined;
    const { thumbnail, medium } = imageVariants(field.value);
    return (
      <Box role="group" aria-labelledby={labelId} sx={{ alignSelf: 'start', mt: 1, mb: 0.5 }}>
        <FormLabel
          id={labelId}
          component="div"
          error={text.error || wrong !== undefined}
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
            accept={offered}
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file can be chosen again after it was mended.
              target.value = '';
            }}
          />
          {chosen !== undefined && (
            <>
              <span>{chosen}</span>
              <Button size="small" color="inherit" onClick={leave}>
                {say(before === null || before === undefined ? 'select.clear' : 'input.keep_file')}
              </Button>
            </>
          )}
        </Box>
        {wrong !== undefined && (
          <FormHelperText error role="alert">
            {wrong}
          </FormHelperText>
        )}
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
