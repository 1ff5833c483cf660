import { MenuItem, TextField } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useState } from 'react';
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
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      value={value}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': say('input.paragraph_style') } } }}
    >
      <MenuItem value="0">{say('input.paragraph')}</MenuItem>
      {levels.map((level) => (
        <MenuItem key={level} value={String(level)}>
          {say('input.heading', { level })}
        </MenuItem>
      ))}
    </TextField>
  );
};
