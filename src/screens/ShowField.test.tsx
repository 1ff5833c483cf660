import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../tests/setup/renderAdmin.tsx';
import type { FieldComponent } from '../fields/cell/CellProps.ts';
import { TextCell } from '../fields/cell/TextCell.tsx';
import { Replace } from './Replace.tsx';
import { ShowField } from './ShowField.tsx';

afterEach(cleanup);

const Loud: FieldComponent = () => <TextCell text="LOUD" />;
const Calm: FieldComponent = () => <TextCell text="calm" />;

it('shows what an override puts in its place, once, even where that is a field of the same source', async () => {
  await renderAdmin(
    <RecordContextProvider value={{ id: '1', mood: 'x' }}>
      <Replace fields={{ mood: <ShowField source="mood" field={Loud} /> }}>
        <ShowField source="mood" field={Calm} />
      </Replace>
    </RecordContextProvider>,
  );
  expect(screen.getAllByText('LOUD')).toHaveLength(1);
  expect(screen.queryByText('calm')).toBeNull();
});
