import { afterAll, expect, it } from 'vitest';
import { TypstEngine } from '#server/documents/engine/TypstEngine.ts';
import { UploadedPdfReader } from '#server/documents/uploaded/UploadedPdfReader.ts';

const engine = new TypstEngine();
const reader = new UploadedPdfReader(1_000_000);
afterAll(() => Promise.all([engine.close(), reader.close()]));

it('takes back a document that was made here', async () => {
  const { bytes, pages } = await engine.render({
    title: 'Made here',
    language: 'en',
    options: { paper: 'A4', orientation: 'portrait' },
    bodies: ['<p>one <a href="https://example.org">link</a></p>', '<p>two</p>'],
  });
  async function* parts() {
    yield bytes;
  }
  expect(pages).toBe(2);
  expect((await reader.read({ createReadStream: parts }, 'input.pdfFile')).pages).toBe(2);
});
