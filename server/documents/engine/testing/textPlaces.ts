import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface TextPlace {
  readonly text: string;
  /** In points, from the left and from the foot of the page. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where each piece of text stands on the first page. */
export async function textPlaces(bytes: Uint8Array): Promise<readonly TextPlace[]> {
  const task = getDocument({ data: Uint8Array.from(bytes) });
  try {
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      return [{ text: item.str, left, right: left + item.width, bottom }];
    });
  } finally {
    await task.destroy();
  }
}
