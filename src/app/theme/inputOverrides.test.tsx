import { TextField, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppTheme } from './createAppTheme.ts';

it('what is typed runs as its script does, also where an input has attributes of its own', () => {
  render(
    <ThemeProvider theme={createAppTheme('light')}>
      <TextField label="Title" defaultValue="د." slotProps={{ htmlInput: { maxLength: 30 } }} />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText('Title').getAttribute('dir')).toBe('auto');
  expect(screen.getByLabelText('Title').getAttribute('maxlength')).toBe('30');
});
