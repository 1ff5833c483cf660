import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StringField } from '../fields/string/StringField.tsx';
import { Replace } from './Replace.tsx';
import { wideInput, wideOnPhone } from '../fields/input/inputWidth.ts';
import { ShowField } from './ShowField.tsx';

it('a field may be replaced by one of the same source', async () => {
  const Loud = () => <>DAY COURSE</>;
  await renderAdmin(
    <RecordContextProvider value={{ id: '7', name: 'Day course', place: 'Hamburg' }}>
      <Replace<'name' | 'place'> fields={{ name: <ShowField source="name" field={Loud} />, place: null }}>
        <ShowField source="name" field={StringField} />
        <ShowField source="place" field={StringField} />
      </Replace>
    </RecordContextProvider>,
  );
  expect(screen.getByText('DAY COURSE')).toBeDefined();
  expect(screen.queryByText('Day course')).toBeNull();
  expect(screen.queryByText('Hamburg')).toBeNull();
});

it.each([
  [40, ''],
  [41, wideOnPhone],
  [101, wideInput],
])('a text of %i letters takes the width that it needs', async (letters, width) => {
  const { container } = await renderAdmin(
    <RecordContextProvider value={{ id: '7', description: 'x'.repeat(letters) }}>
      <ShowField source="description" field={StringField} />
    </RecordContextProvider>,
  );
  const wide = container.querySelector(`.${wideInput}, .${wideOnPhone}`);
  expect(wide?.className ?? '').toContain(width);
});
