import { FormControl, FormHelperText, TextField } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusFirstProblem } from './focusFirstProblem.ts';

const scrollIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollIntoView.mockReset();
});

const Fields = ({ wrong }: { readonly wrong: readonly string[] }) => (
  <>
    {['Name', 'Brand', 'City'].map((label) => (
      <TextField key={label} label={label} error={wrong.includes(label)} />
    ))}
    <fieldset>
      <button type="button">Add row</button>
      {wrong.includes('Rows') && (
        <FormControl error>
          <FormHelperText>There is none.</FormHelperText>
        </FormControl>
      )}
    </fieldset>
  </>
);
const focused = () => document.activeElement;

it('goes to the first that is wrong, in the order of the page', () => {
  render(<Fields wrong={['Rows', 'City', 'Brand']} />);
  focusFirstProblem(document.body);
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Brand' }));
  expect(scrollIntoView.mock.contexts).toEqual([focused()]);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'smooth' });
});

it('goes to what can be done where a group is wrong as a whole', () => {
  render(<Fields wrong={['Rows']} />);
  focusFirstProblem(document.body);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add row' }));
});

it('jumps where no motion is wanted', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  render(<Fields wrong={['Name']} />);
  focusFirstProblem(document.body);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' });
});

it('stays where it is while nothing is wrong', () => {
  render(<Fields wrong={[]} />);
  focusFirstProblem(document.body);
  expect(focused()).toBe(document.body);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
