import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { PickerInput } from '../input/PickerInput.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { ListNameField } from './ListNameField.tsx';

/** One of the lists that the app has. */
export const ListNameInput = defineInput({
  field: ListNameField,
  Input: (props) => {
    const definitions = useResourceDefinitions();
    const label = useGetResourceLabel();
    const locale = useFormatLocale();
    const options = Object.values(definitions)
      .filter(({ hasList }) => hasList)
      .map(({ name }) => ({ id: name, label: label(name, 2) }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
    return <PickerInput {...props} options={options} />;
  },
});
