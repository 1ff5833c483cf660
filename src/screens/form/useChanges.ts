import { useFormState, useWatch } from 'react-hook-form';
import { changedSources } from './changes.ts';

/** Sources of the inputs that hold something else than when the form was opened. */
export function useChanges(sources: readonly string[]): readonly string[] {
  const { defaultValues } = useFormState();
  const values: unknown = useWatch();
  return changedSources(sources, defaultValues, values);
}
