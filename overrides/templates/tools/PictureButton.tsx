import ImageIcon from '@mui/icons-material/ImageOutlined';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useTemplateWords } from '../templateWords.ts';
import { ToolButton } from './ToolButton.tsx';

/** The widest that a page shows sharply, and then less and less, until the picture is small enough. */
const widths = [1400, 1000, 700, 450];

/** Characters of a picture's address: a text holds 200,000, and the picture shall not be all of it. */
const most = 120_000;

type PictureProblem = 'unreadable' | 'too_large';

/** A picture as a text holds it, made smaller where it must be. */
async function smallerPicture(file: Blob): Promise<{ readonly src: string } | PictureProblem> {
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

/** Puts a picture of this computer into the text itself. */
export const PictureButton = () => {
  const words = useTemplateWords();
  const notify = useNotify();
  const editor = useTiptapEditor();
  const input = useRef<HTMLInputElement>(null);
  const insert = async (file: File | undefined) => {
    if (file === undefined || editor === null) return;
    const picture = await smallerPicture(file);
    if (typeof picture === 'string') return notify(words(`image_${picture}`), { type: 'error' });
    const alt = file.name.replace(/\.\w+$/, '');
    editor.chain().focus().setImage({ src: picture.src, alt }).run();
  };
  return (
    <>
      <ToolButton icon={<ImageIcon />} label={words('image')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={words('image')}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={({ target }) => {
          void insert(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
};
