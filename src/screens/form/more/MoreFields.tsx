import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useWording } from '#src/fields/wording/useWording.ts';
import { countErrors, errorPaths } from '../errorPaths.ts';

interface MoreFieldsProps {
  /** Sources of the inputs that are not asked yet. */
  readonly sources: readonly string[];
  readonly onOpen: () => void;
}

const typable =
  '[role="combobox"], [contenteditable="true"], :is(input, textarea):not([type="hidden"], [aria-hidden="true"], :disabled)';

const typableIn = (form: HTMLFormElement | null): readonly HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>(typable) ?? []),
];

/** The button is gone once it is pressed: the first input that comes for it has the focus. */
function openAt(form: HTMLFormElement | null, open: () => void): void {
  const before = new Set(typableIn(form));
  flushSync(open);
  const first = typableIn(form).find((input) => !before.has(input));
  // Not by the focus itself: that stops at the edge, under the bar that stays in sight.
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
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
      onClick={({ currentTarget: { form } }) => openAt(form, onOpen)}
      sx={{ justifySelf: 'start' }}
    >
      {say('form.more', { smart_count: sources.length })}
    </Button>
  );
};
