import ImageIcon from '@mui/icons-material/ImageOutlined';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useTemplateWords } from '../templateWords.ts';
import { smallerPicture } from './smallerPicture.ts';
import { ToolButton } from './ToolButton.tsx';

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
