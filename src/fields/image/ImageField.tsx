import { Avatar, Box } from '@mui/material';
import { useContext, useEffect, useState } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';
import { tone } from '#src/ui/palettes.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { defineField } from '../kind/defineField.tsx';
import { labelOf } from '../value/labelOf.ts';
import { imageVariants, initials } from './imageVariants.ts';

/** A small picture that has not come by then is not waited for (spec §9). */
const timeOut = 1_500;

/** The address of a picture while it is in time: undefined once it is late or has failed, for something else to stand there. */
function useTimely(src: string | undefined): string | undefined {
  const [missed, setMissed] = useState<string>();
  useEffect(() => {
    if (src === undefined) return undefined;
    const image = new Image();
    const miss = () => setMissed(src);
    const timer = setTimeout(miss, timeOut);
    image.onload = () => clearTimeout(timer);
    image.onerror = miss;
    image.src = src;
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
  return missed === src ? undefined : src;
}

/** The picture in a size that fits; without one, the initials of the record's name. */
export const ImageField = defineField({
  Cell: ({ source }) => {
    const compact = useContext(CompactCells);
    const record = useRecordContext();
    const { thumbnail, medium, large } = imageVariants(useFieldValue({ source }));
    const name = labelOf(record);
    const picture = compact ? (thumbnail ?? medium) : (medium ?? large ?? thumbnail);
    const small = useTimely(compact ? picture : undefined);
    const [failed, setFailed] = useState<string>();
    if (compact || picture === undefined || picture === failed) {
      return (
        <Avatar
          src={small}
          alt={name}
          sx={(theme) => ({
            width: compact ? 28 : 72,
            height: compact ? 28 : 72,
            fontSize: compact ? 12 : 24,
            fontWeight: 500,
            backgroundColor: tone(theme, 'night').border,
            color: tone(theme, 'night').text,
          })}
        >
          {initials(name)}
        </Avatar>
      );
    }
    return (
      <Box
        component="img"
        src={picture}
        alt={name ?? ''}
        onError={() => setFailed(picture)}
        sx={{
          display: 'block',
          maxWidth: 320,
          width: '100%',
          maxHeight: 220,
          objectFit: 'cover',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
        }}
      />
    );
  },
  inFile: () => ({}),
  csv: (value) => imageVariants(value).large ?? '',
});
