import { useResourceDefinition } from 'react-admin';
import { useHref } from 'react-router';
import { useMayIn } from '#src/data/access/useAccess.ts';
import type { FirstOption } from '../input/PickerInput.tsx';
import { useNewText } from '../wording/useNewText.ts';
import { useWording } from '../wording/useWording.ts';
import { createPath } from './recordPath.ts';

/** The way to the first record that could be chosen; undefined where the viewer makes none. */
export function useFirstRecord(reference: string): FirstOption | undefined {
  const say = useWording();
  const newText = useNewText();
  const href = useHref(createPath(reference));
  const { hasCreate = false } = useResourceDefinition({ resource: reference });
  const may = useMayIn(reference, 'create');
  if (!hasCreate || !may.allowed) return undefined;
  return { label: say('select.none_yet', { create: newText(reference) }), href };
}
