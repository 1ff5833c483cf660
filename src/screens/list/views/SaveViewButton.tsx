import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import { Button } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';
import type { SavedViews } from './useSavedViews.ts';

/** A list that looks like none of its views offers to become one. */
export const SaveViewButton = ({ views, active, isPlain, save }: SavedViews) => {
  const say = useWording();
  const modal = useModal();
  if (active !== undefined || isPlain) return null;
  const askName = () =>
    modal.open({
      title: say('list.save_view_title'),
      width: 'xs',
      content: (
        <SaveViewForm
          taken={views.map(({ label }) => label)}
          onCancel={modal.close}
          onSave={(label) => {
            save(label);
            modal.close();
          }}
        />
      ),
    });
  return (
    <Button size="small" color="inherit" startIcon={<BookmarkAddIcon />} onClick={askName}>
      {say('list.save_view')}
    </Button>
  );
};
