import AddIcon from '@mui/icons-material/DataObject';
import { Button, Menu, MenuItem } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { mergeFieldsOf } from './mergeFields.ts';
import { useMergeFieldWords } from './useMergeFieldWords.ts';

/** Puts a gap where the cursor is. What there is to choose follows from what the template is about. */
export const MergeFieldMenu = ({ contexts }: { readonly contexts: unknown }) => {
  const editor = useTiptapEditor();
  const wordsOf = useMergeFieldWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const fields = mergeFieldsOf(contexts);
  const [chosen, setChosen] = useState<string>();
  const choose = (field: string) => {
    setChosen(field);
    setAnchor(undefined);
  };
  // Once the menu has given the focus back to its button: it goes on to the editor, behind what was inserted.
  const closed = () => {
    if (chosen === undefined) return;
    setChosen(undefined);
    editor
      ?.chain()
      .focus()
      .insertContent({ type: 'mergeField', attrs: { field: chosen } })
      .run();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Insert field
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { sx: { maxHeight: 360 } }, transition: { onExited: closed } }}
      >
        {fields.map((field) => (
          <MenuItem key={field} dense onClick={() => choose(field)}>
            {wordsOf(field)}
          </MenuItem>
        ))}
        {fields.length === 0 && <MenuItem disabled>Choose first what the template is about</MenuItem>}
      </Menu>
    </>
  );
};
