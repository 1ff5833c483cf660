import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MinutesCell } from './MinutesCell.tsx';

it('minutes that cannot be read say below how they are typed', async () => {
  await renderAdmin(
    <table>
      <tbody>
        <tr>
          <MinutesCell
            label="Preparation"
            name="Ada Novak"
            saved={30}
            typed="a while"
            onType={() => undefined}
          />
        </tr>
      </tbody>
    </table>,
  );
  const input = screen.getByRole('textbox', { name: /Preparation/, description: /^Type minutes such as 90/ });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
