import { TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { isKept, type KeptView } from '../KeptView.ts';
import { lookSearch } from '../look/lookAddress.ts';
import type { SavedView } from '../SavedView.ts';
import type { SavedViews } from '../useSavedViews.ts';
import { useViewWords } from '../viewWords.ts';

/** The address of the list as it is, with the view it was opened with. Browsers copy only where the connection is safe. */
export function useCopyLink({ look, table }: SavedViews, view: SavedView | KeptView | undefined): () => void {
  const words = useViewWords();
  const notify = useNotify();
  const modal = useModal();
  const { resource } = useResourceNames();
  return () => {
    const key = isKept(view) ? view.id : undefined;
    const link = `${window.location.origin}/${resource}${lookSearch(look, key, table)}`;
    const show = () =>
      modal.open({
        title: words('view.link'),
        content: (
          <TextField
            autoFocus
            label={words('view.link')}
            value={link}
            slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
          />
        ),
      });
    if (!('clipboard' in navigator)) return show();
    navigator.clipboard.writeText(link).then(() => notify(words('view.link_copied'), { type: 'info' }), show);
  };
}

const selectAll = ({ target }: { readonly target: HTMLInputElement | HTMLTextAreaElement }) =>
  target.select();
