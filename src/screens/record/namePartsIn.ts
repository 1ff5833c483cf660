import type { ReactElement } from 'react';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { plainText } from '#src/fields/string/plainText.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { isNamePart, isNameTitle } from '../nameParts.ts';
import type { SectionProps } from '../sectionsOf.ts';

/** The fields of a record that its title is made of, word for word: 'Dr', 'Anna' and 'Weber' of Dr Anna Weber. */
export function namePartsIn(
  name: string,
  sections: readonly ReactElement<SectionProps>[],
  record: unknown,
): readonly string[] {
  const parts = sections
    .flatMap(({ props }) => columnsOf(props.children))
    .map(({ source }) => source)
    .filter((source) => isNamePart(source) || isNameTitle(source));
  const said = parts.map((source) => plainText(valueAt(record, source)) ?? '').filter((text) => text !== '');
  return said.join(' ') === name ? parts : [];
}
