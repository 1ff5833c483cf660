import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useState } from 'react';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { useWording } from '../wording/useWording.ts';

const levels = [1, 2, 3] as const;

/** Paragraph or heading. The editor's own choice is a list that no screen reader can make sense of. */
export const HeadingSelect = () => {
  const say = useWording();
  const editor = useTiptapEditor();
  const [value, setValue] = useState('0');
  useEffect(() => {
    if (editor === null) return undefined;
    const read = () => setValue(String(levels.find((level) => editor.isActive('heading', { level })) ?? 0));
    read();
    editor.on('transaction', read);
    return () => {
      editor.off('transaction', read);
    };
  }, [editor]);
  const choose = (chosen: string) => {
    const level = levels.find((one) => String(one) === chosen);
    if (level === undefined) editor?.chain().focus().setNode('paragraph').run();
    else editor?.chain().focus().setNode('heading', { level }).run();
  };
  return (
    <ChoiceField
      size="small"
      margin="none"
      fullWidth={false}
      value={value}
      options={['0', ...levels.map(String)]}
      wordOf={(level) => (level === '0' ? say('input.paragraph') : say('input.heading', { level }))}
      onChoose={choose}
      aria-label={say('input.paragraph_style')}
    />
  );
};
