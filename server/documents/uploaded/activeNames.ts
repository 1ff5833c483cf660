import { inflateSync } from 'node:zlib';

/** What a document may hold beside its pages, by the names that stand for it in the file. */
const refused: Readonly<Record<string, string>> = {
  JavaScript: 'a script',
  Launch: 'a command that starts a program',
  EmbeddedFile: 'another file',
  EmbeddedFiles: 'another file',
  GoToE: 'a way into another file',
  GoToR: 'a way into another file',
  SubmitForm: 'a form that sends what is entered',
  ImportData: 'a form that reads a file',
  RichMedia: 'a film or a sound',
  Rendition: 'a film or a sound',
  Movie: 'a film or a sound',
  Sound: 'a film or a sound',
  XFA: 'a form that is a program',
};
const packedTooTightly = 'parts that cannot be looked into';

/** A name may write any of its letters by number. */
const escapes = /#([0-9a-f]{2})/gi;
const names = /\/([A-Za-z]+)(?=[\s()<>[\]{}/%\0]|$)/g;
/** Objects that are packed together, as most files of today have them. */
const packed = new RegExp(
  [...'ObjStm'].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join(''),
  'g',
);
const largest = 64 * 1024 * 1024;

/** What of it the file holds, in words, wherever it stands, used or not; null where it is nothing but pages. */
export function activeNames(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  return named(text) ?? namedInPacked(file, text);
}

function named(text: string): string | null {
  const plain = text.replace(escapes, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  for (const [, name = ''] of plain.matchAll(names))
    if (Object.hasOwn(refused, name)) return refused[name] ?? null;
  return null;
}

function namedInPacked(file: Buffer, text: string): string | null {
  for (const { index } of text.matchAll(packed)) {
    const head = /stream\r?\n/.exec(text.slice(index, index + 4_096));
    if (!head) continue;
    const found = namedInStream(file.subarray(index + head.index + head[0].length));
    if (found !== null) return found;
  }
  return null;
}

/** One that is not packed at all begins with the numbers of its objects, and was read with the rest. */
function namedInStream(bytes: Uint8Array): string | null {
  try {
    return named(inflateSync(bytes, { maxOutputLength: largest }).toString('latin1'));
  } catch {
    return /^\s*\d/.test(Buffer.from(bytes.subarray(0, 20)).toString('latin1')) ? null : packedTooTightly;
  }
}
