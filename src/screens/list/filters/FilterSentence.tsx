import { Fragment, type ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { FilterMeta } from '#src/data/ResourceMeta.ts';
import { plainText } from '#src/fields/string/plainText.ts';
import { humanise } from '#src/fields/wording/humanise.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { valueComponent, type FilterElement } from './filterElement.ts';
import { filterSentence } from './filterSentence.ts';

export interface FilterSentenceProps {
  readonly filterKey: string;
  readonly value: unknown;
  readonly meta: FilterMeta | undefined;
  /** The filter that the value belongs to; a saved view may name one that is gone. */
  readonly element: FilterElement | undefined;
}

/** Stands for the value in the sentence until it is put there: the value is rendered, not a text. */
const slot = '\u0000';

export function useFilterLabel(): (key: string) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (key) => translate(`resources.${resource}.filters.${key}`, { _: humanise(key) });
}

/** An active filter as a sentence: "Starts after 1 Mar 2027". */
export const FilterSentence = ({ filterKey, value, meta, element }: FilterSentenceProps): ReactNode => {
  const say = useWording();
  const label = useFilterLabel()(filterKey);
  const Value = element === undefined ? undefined : valueComponent(element);
  const sentence = say(filterSentence(filterKey, value, meta), { label, value: slot });
  const said =
    Value === undefined || element === undefined ? plain(value) : <Value {...element.props} value={value} />;
  return sentence.split(slot).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <strong>{said}</strong>}
      {part}
    </Fragment>
  ));
};

const plain = (value: unknown): string => plainText(value) ?? JSON.stringify(value);
