import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface FormBoxProps {
  readonly id?: string;
  readonly sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}

/** A form of our own: what is wrong with it is said by us, and no form or input around it hears of its submit. */
export const FormBox = ({ id, sx = {}, onSubmit, children }: FormBoxProps) => (
  <Box
    component="form"
    id={id}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      event.stopPropagation();
      onSubmit();
    }}
    // A long name among what is chosen is cut or broken, and widens no form.
    sx={[{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }, sx]}
  >
    {children}
  </Box>
);
