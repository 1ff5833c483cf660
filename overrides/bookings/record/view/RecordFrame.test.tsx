import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RecordFrame } from './RecordFrame.tsx';

it('the keyboard stays with what can be done when what was pressed is offered no more', async () => {
  const Page = () => {
    const [isNew, setNew] = useState(true);
    return (
      <RecordFrame
        resource="bookings"
        title="Dr Żak"
        facts={[]}
        pager={null}
        actions={isNew && <button onClick={() => setNew(false)}>Confirm</button>}
        edit="/bookings/wizard/bookings/4/edit"
        editLabel="Edit"
        can={undefined}
        back="/bookings"
        aside={null}
      >
        {null}
      </RecordFrame>
    );
  };
  await renderAdmin(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit' })));
});
