import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PdfViewer } from './PdfViewer.tsx';

it('a file that is there keeps the room of its paper until it is opened, or cannot be', async () => {
  const Paper = () => {
    const [file, setFile] = useState<Blob | null>(null);
    return (
      <>
        <button onClick={() => setFile(new Blob(['no PDF']))}>Arrive</button>
        <PdfViewer file={file} label="Contract" isLoading={file === null} waiting={<p>On its way</p>} />
      </>
    );
  };
  render(<Paper />);
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.getByText('On its way')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This file cannot be shown/);
  expect(screen.queryByText('On its way')).toBeNull();
});
