import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** Entries of the catalogue, beside its pages. */
  readonly catalog?: string;
  /** Entries of each page. */
  readonly page?: string;
  readonly pages?: number;
  /** More objects, numbered from 1000. */
  readonly objects?: readonly string[];
  /** Objects that are packed together, numbered from 3000. */
  readonly packed?: readonly string[];
  readonly trailer?: string;
}

/** A PDF written by hand, of empty pages, with whatever else somebody may put into one. */
export function writePdf({
  catalog = '',
  page = '',
  pages = 1,
  objects = [],
  packed,
  trailer = '',
}: PdfParts = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => 3 + index);
  const all = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`],
    ...kids.map((kid) => [kid, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`] as const),
    ...objects.map((object, index) => [1_000 + index, object] as const),
    ...(packed ? ([[2_000, packedObjects(packed)]] as const) : []),
  ]);
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  let table = 'xref\n';
  for (const [number, object] of all) {
    table += `${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size 4000 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

function packedObjects(objects: readonly string[]): string {
  let body = '';
  const heads = objects.map((object, index) => {
    const head = `${3_000 + index} ${body.length}`;
    body += `${object} `;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const bytes = deflateSync(Buffer.from(first + body, 'latin1')).toString('latin1');
  return `<< /Type /ObjStm /N ${objects.length} /First ${first.length} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
}
