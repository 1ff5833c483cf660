import type { DrawnPicture } from './drawPicture.ts';

/** Sharp enough for a slide. */
const scale = 2;

export async function pngOf({ svg, width, height }: DrawnPicture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws no pictures.');
    context.scale(scale, scale);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
