import type { ReactNode } from 'react';
import { memberInputs, type MemberInput } from '#src/fields/rows/memberInputs.ts';
import type { AnyReplacements } from '#src/screens/Replace.tsx';
import { sectionsOf } from '#src/screens/sectionsOf.ts';

/** The form's input of a source; none where the form has none, or one that no cell has room for. */
export function inputFor(
  children: ReactNode,
  source: string,
  replaced: AnyReplacements['inputs'] = {},
): MemberInput | undefined {
  const written = sectionsOf(children).flatMap(({ props }) => memberInputs(props.children));
  const inputs = source in replaced ? memberInputs(replaced[source]) : written;
  return inputs.find((input) => input.source === source && !input.block);
}
