import { useResourceContext, useTranslate } from 'react-admin';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';

/** What was taken off in words, one after the other: their code comes with the first that is gone. */
export function useGoneNames(
  conditions: ConditionsDefinition | undefined,
): (gone: readonly string[]) => Promise<readonly string[]> {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return async (gone) =>
    (await import('./goneNames.ts')).goneNames(gone, { translate, resource, conditions });
}
