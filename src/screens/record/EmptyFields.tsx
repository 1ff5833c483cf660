import { Button } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { useWording } from '#src/fields/wording/useWording.ts';

/** What nothing is known of: a number until somebody asks. */
export const EmptyFields = ({ fields }: { readonly fields: readonly ReactElement[] }): ReactNode => {
  const say = useWording();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && fields}
      <div className={wideInput}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ color: 'text.secondary', ml: -0.75 }}
        >
          {say(isOpen ? 'record.hide_empty' : 'record.show_empty', { smart_count: fields.length })}
        </Button>
      </div>
    </>
  );
};
