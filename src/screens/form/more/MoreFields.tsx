import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useWording } from '#src/fields/wording/useWording.ts';
import { countErrors, errorPaths } from '../errorPaths.ts';

interface MoreFieldsProps {
  /** Sources of the inputs that are not asked yet. */
  readonly sources: readonly string[];
  readonly onOpen: () => void;
}

/** The way to what a form does not ask at once; where one of it is refused, it opens by itself. */
export const MoreFields = ({ sources, onOpen }: MoreFieldsProps) => {
  const say = useWording();
  const { errors } = useFormState();
  const isRefused = countErrors(errorPaths(errors), sources) > 0;
  useEffect(() => {
    if (isRefused) onOpen();
  }, [isRefused, onOpen]);
  return (
    <Button
      color="inherit"
      variant="outlined"
      aria-expanded={false}
      startIcon={<ExpandIcon />}
      onClick={onOpen}
      sx={{ justifySelf: 'start' }}
    >
      {say('form.more', { smart_count: sources.length })}
    </Button>
  );
};
