import { useFieldValue, useGetResourceLabel } from 'react-admin';
import { TextCell } from '../cell/TextCell.tsx';
import { defineField } from '../kind/defineField.tsx';
import { plainText } from '../string/plainText.ts';
import { humanise } from '../wording/humanise.ts';
import { useListed } from '../wording/useListed.ts';

/** A list of the app, which the contract keeps by its key, as people call it. */
export const ListNameField = defineField({
  Cell: ({ source }) => {
    const label = useGetResourceLabel();
    const key = plainText(useFieldValue({ source }));
    return <TextCell text={key === undefined ? undefined : label(key, 2)} />;
  },
  useValue: (value) => {
    const label = useGetResourceLabel();
    return useListed()([value].flat().map((key) => label(String(key), 2)));
  },
  csv: (value, _props, { translate }) => {
    const key = plainText(value);
    return key === undefined ? '' : translate(`resources.${key}.name`, { smart_count: 2, _: humanise(key) });
  },
});
