import { onlineManager } from '@tanstack/react-query';
import { Box, Button } from '@mui/material';
import { useSaveContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';
import { stickyBarSx } from '#src/ui/stickyBarSx.ts';
import { filledSources } from './changes.ts';
import { errorPaths } from './errorPaths.ts';
import { useChanges } from './useChanges.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';

interface SaveBarProps {
  readonly sources: readonly string[];
  readonly label: string;
  /** Where Cancel leads. */
  readonly back: string;
  /** A new record can be saved as it stands; an unchanged one has nothing to save. */
  readonly isNew: boolean;
}

/** More names than this are counted. */
const namesSaid = 4;

/** Stays in sight under the form: what has changed, what is wrong, and the way out. */
export const SaveBar = ({ sources, label, back, isNew }: SaveBarProps) => {
  const say = useWording();
  const labelOf = useLabelText();
  const { saving } = useSaveContext();
  // What a second press finds: that it is saved is known only once the form has been looked through.
  const { errors, isSubmitting } = useFormState();
  const changed = useChanges(sources);
  const problems = errorPaths(errors);
  const values: unknown = useWatch();
  // What a new record had at first and has no more is not filled in.
  const told = isNew ? filledSources(changed, values) : changed;
  const names = [...new Set(told.map((source) => labelOf(source)))];
  const said = names.slice(0, namesSaid).join(', ');
  const more = names.length - namesSaid;
  const serverMessage = valueAt(errors, 'root.serverError.message');
  const text = () => {
    if (saving === true && !onlineManager.isOnline()) return say('form.waiting');
    if (names.length === 0) return say(isNew ? 'form.nothing_yet' : 'form.unchanged');
    if (more > 0) return say(isNew ? 'form.filled_more' : 'form.changed_more', { names: said, count: more });
    return say(isNew ? 'form.filled' : 'form.changed', { names: said });
  };
  return (
    <Box sx={{ ...stickyBarSx, mt: 2 }}>
      <Box role="status" sx={{ flex: '1 1 120px', minWidth: 0, color: 'text.secondary', fontSize: 12 }}>
        {typeof serverMessage === 'string' && (
          <Box sx={{ color: 'error.main', fontSize: 14 }}>{serverMessage}</Box>
        )}
        {text()}
      </Box>
      {/* The buttons stay together at the right, on a telephone below the text. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, ml: 'auto' }}>
        {problems.length > 0 && (
          <Button
            size="small"
            color="error"
            onClick={({ currentTarget }) => focusFirstProblem(currentTarget.form ?? document)}
          >
            {say('form.errors', { smart_count: problems.length })}
          </Button>
        )}
        <Button component={RouterLink} to={back} color="inherit">
          {say('form.cancel')}
        </Button>
        <WaitingButton
          type="submit"
          variant="contained"
          loading={saving === true || isSubmitting}
          disabled={!isNew && changed.length === 0}
        >
          {label}
        </WaitingButton>
      </Box>
    </Box>
  );
};
