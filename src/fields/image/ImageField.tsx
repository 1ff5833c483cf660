import { Avatar, Box } from '@mui/material';
import { useContext } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';
import { tone } from '#src/ui/palettes.ts';
import { CompactCells } from '../cell/CompactCells.ts';
import { defineField } from '../kind/defineField.tsx';
import { labelOf } from '../value/labelOf.ts';
import { imageVariants, initials } from './imageVariants.ts';
import { useTimely } from './useTimely.ts';

/** The picture in a size that fits; without one, the initials of the record's name. */
export const ImageField = defineField({
  Cell: ({ source }) => {
    const compact = useContext(CompactCells);
    const record = useRecordContext();
    const { thumbnail, medium, large } = imageVariants(useFieldValue({ source }));
    const name = labelOf(record);
    const picture = compact ? (thumbnail ?? medium) : (medium ?? large ?? thumbnail);
    const small = useTimely(compact ? picture : undefined);
    if (compact || picture === undefined) {
      return (
        <Avatar
          src={small}
          alt={name}
          sx={(theme) => ({
            width: compact ? 28 : 72,
            height: compact ? 28 : 72,
            fontSize: compact ? 11 : 24,
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
  csv: (value) => imageVariants(value).large ?? '',
});
