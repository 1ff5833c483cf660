import type { ReactElement } from 'react';
import { columnsOf } from '../fields/rows/columnsOf.ts';
import { plainText } from '../fields/string/plainText.ts';
import { valueAt } from '../fields/value/valueAt.ts';
import type { SectionProps } from './sectionsOf.ts';

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

const title = /^(name)?(title|prefix|salutation)$/i;
const part = /^(first|middle|last|given|family|sur|fore)_?name$/i;

/** 'Dr' before a name. */
export const isNameTitle = (source: string): boolean => title.test(source);

/** One of the parts that a person's name has at least two of. */
export const isNamePart = (source: string): boolean => part.test(source);
