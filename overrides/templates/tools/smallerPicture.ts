/** The widest that a page shows sharply, and then less and less, until the picture is small enough. */
const widths = [1400, 1000, 700, 450];

/** Characters of a picture's address: a text holds 200,000, and the picture shall not be all of it. */
const most = 120_000;

export type PictureProblem = 'unreadable' | 'too_large';

/** A picture as a text holds it, made smaller where it must be. */
export async function smallerPicture(file: Blob): Promise<{ readonly src: string } | PictureProblem> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return 'unreadable';
  try {
    for (const width of widths) {
      const src = drawn(bitmap, Math.min(width, bitmap.width), file.type);
      if (src.length <= most) return { src };
    }
    return 'too_large';
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, width: number, type: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // A logo keeps what is transparent in it; a photograph has nothing of the kind.
  return type === 'image/jpeg' ? canvas.toDataURL('image/jpeg', 0.85) : canvas.toDataURL('image/png');
}
