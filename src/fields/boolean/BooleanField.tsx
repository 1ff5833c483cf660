import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { EmptyValue } from '../cell/EmptyValue.tsx';
import { defineField } from '../kind/defineField.tsx';
import { useWording } from '../wording/useWording.ts';

/** An icon and the word: neither colour nor a bare tick has to be interpreted. */
export const BooleanField = defineField({
  Cell: ({ source }) => {
    const say = useWording();
    const value: unknown = useFieldValue({ source });
    if (typeof value !== 'boolean') return <EmptyValue />;
    const Icon = value ? CheckIcon : RemoveIcon;
    return (
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          verticalAlign: 'bottom',
          gap: 0.5,
          color: value ? 'text.primary' : 'text.secondary',
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 16 }} />
        {say(value ? 'value.yes' : 'value.no')}
      </Box>
    );
  },
  useValue: (value) => useWording()(value === true ? 'value.yes' : 'value.no'),
  inFile: () => ({}),
  csv: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
});
