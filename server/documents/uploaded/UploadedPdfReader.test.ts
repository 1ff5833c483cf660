import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { writePdf } from '#tests/factories/writePdf.ts';
import { UploadedPdfReader, usualPdfLimits } from './UploadedPdfReader.ts';

const megabyte = 1024 * 1024;
const reader = new UploadedPdfReader(25 * megabyte);
afterAll(() => reader.close());

async function* inParts(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
const read = (bytes: Uint8Array) => reader.read({ createReadStream: () => inParts(bytes) }, 'input.pdfFile');
const wordsFor = (bytes: Uint8Array) =>
  read(bytes).then(
    ({ pages }) => `${pages} pages`,
    (error: { extensions: { validation: Record<string, string[]> } }) =>
      error.extensions.validation['input.pdfFile']?.join(' '),
  );
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('an uploaded PDF', () => {
  it('is read, with the count of its pages', async () => {
    const bytes = writePdf({ pages: 3 });
    expect(await read(bytes)).toEqual({ bytes, pages: 3 });
  });

  it('may open at a place, have links, and packed objects', async () => {
    const link =
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>';
    expect(
      await wordsFor(
        writePdf({
          catalog: '/OpenAction [3 0 R /Fit]',
          page: '/Annots [1000 0 R]',
          objects: [link],
          packed: ['<< /A 1 >>'],
        }),
      ),
    ).toBe('1 pages');
  });

  it.each([
    ['a script', writePdf({ catalog: `/OpenAction ${script}` })],
    [
      'a script',
      writePdf({ catalog: '/Names << /JavaScript << /Names [(a) 1000 0 R] >> >>', objects: [script] }),
    ],
    ['a script', writePdf({ page: `/AA << /O ${script} >>` })],
    ['a script', writePdf({ catalog: '/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >>' })],
    ['a script', writePdf({ packed: [script] })],
    [
      'a script',
      Buffer.from(
        writePdf({ packed: [script] })
          .toString('latin1')
          .replace('ObjStm', 'Obj#53tm'),
        'latin1',
      ),
    ],
    ['a command that starts a program', writePdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
    ['a command that starts a program', writePdf({ packed: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['another file', writePdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    ['a form that is a program', writePdf({ catalog: '/AcroForm << /XFA [] /Fields [] >>' })],
    [
      'a form that sends what is entered',
      writePdf({ objects: ['<< /S /SubmitForm /F (https://example.org) >>'] }),
    ],
    [
      'something that it does when it is opened',
      writePdf({ catalog: '/OpenAction << /S /Named /N /Print >>' }),
    ],
  ])('is refused where it holds %s', async (what, bytes) => {
    expect(await wordsFor(bytes)).toBe(
      `This PDF holds ${what}. Please print it to a new PDF and upload that.`,
    );
  });

  it.each([
    ['text', Buffer.from('Dear colleague')],
    ['nothing', Buffer.alloc(0)],
    [
      'a page of the web that becomes a PDF further on',
      Buffer.concat([Buffer.from('<script>1</script>'), writePdf()]),
    ],
    ['a program that becomes a PDF further on', Buffer.concat([Buffer.from('MZ\0\0'), writePdf()])],
  ])('is none where it is %s', async (_what, bytes) => {
    expect(await wordsFor(bytes)).toBe('This is not a PDF.');
  });

  it('is refused where it is cut off, goes on as something else, or is damaged', async () => {
    const whole = writePdf({ pages: 40 });
    const incomplete = 'This PDF is not complete: it has no end, or something after it.';
    expect(await wordsFor(whole.subarray(0, whole.length / 2))).toBe(incomplete);
    expect(await wordsFor(Buffer.concat([whole, Buffer.from('PK\x05\x06')]))).toBe(incomplete);
    const damaged = 'This PDF is damaged and cannot be read.';
    const broken = whole.toString('latin1').replaceAll(' obj', ' ob?');
    expect(await wordsFor(Buffer.from(broken, 'latin1'))).toBe(damaged);
    expect(await wordsFor(Buffer.from('%PDF-1.7\nxref\n0 1\ntrailer\n<< >>\nstartxref\n9\n%%EOF'))).toBe(
      damaged,
    );
  });

  it('is refused where it asks for a password, or is locked without one', async () => {
    const locked = 'This PDF is locked by a password or against changes. Please upload it unlocked.';
    expect(await wordsFor(writePdf(encryption('0'.repeat(64))))).toBe(locked);
    expect(await wordsFor(writePdf(encryption(openToAll())))).toBe(locked);
  });

  it('is refused where it has too many pages', async () => {
    expect(await wordsFor(writePdf({ pages: 500 }))).toBe('500 pages');
    expect(await wordsFor(writePdf({ pages: 501 }))).toBe('This PDF has 501 pages; it may have 500.');
  });

  it('is not read further than it may be long', async () => {
    let sent = 0;
    async function* endless() {
      yield Buffer.from('%PDF-1.7\n');
      const part = Buffer.alloc(megabyte, 32);
      for (; sent < 300; sent += 1) yield part;
    }
    await expect(reader.read({ createReadStream: () => endless() }, 'input.pdfFile')).rejects.toMatchObject({
      extensions: { validation: { 'input.pdfFile': ['The PDF may have at most 25 MB.'] } },
    });
    expect(sent).toBeLessThan(26);
  });

  it('takes no more time than a file may, and the next one is read', async () => {
    const quick = new UploadedPdfReader(25 * megabyte, { ...usualPdfLimits, taskMs: 1_500 });
    onTestFinished(() => quick.close());
    const slow = Buffer.concat([
      writePdf(),
      Buffer.from('/ObjStm '.repeat(3_000_000)),
      Buffer.from('\n%%EOF'),
    ]);
    await expect(quick.read({ createReadStream: () => inParts(slow) }, 'file')).rejects.toMatchObject({
      extensions: { validation: { file: [expect.stringContaining('takes too much to be read')] } },
    });
    expect((await quick.read({ createReadStream: () => inParts(writePdf()) }, 'file')).pages).toBe(1);
  });
});

/** As if it were encrypted for whoever knows the user's password that belongs to this proof. */
function encryption(proof: string) {
  const owner = '00'.repeat(32);
  return {
    objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner}> /U <${proof}> >>`],
    trailer: '/Encrypt 1000 0 R /ID [<00> <00>]',
  };
}

/** The proof of the empty password: the file opens for everybody, and is locked against changes. */
function openToAll(): string {
  const pad = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const key = createHash('md5')
    .update(Buffer.concat([pad, Buffer.alloc(32), Buffer.from('fcffffff', 'hex'), Buffer.alloc(1)]))
    .digest()
    .subarray(0, 5);
  return rc4(key, pad).toString('hex');
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(data).map((byte) => {
    i = (i + 1) % 256;
    j = (j + (box[i] ?? 0)) % 256;
    swap(i, j);
    return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) % 256] ?? 0);
  }) as Buffer;
}
