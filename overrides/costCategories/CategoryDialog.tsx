import { Alert, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import {
  addCategory,
  changeCategory,
  removeCategory,
  targetsOf,
  type Category,
} from './categoryOperations.ts';
import { useCategoryWords } from './categoryWords.ts';

/** What is being done: to a category, or with none to the top of the tree. */
export type Doing =
  | { readonly what: 'add'; readonly category: Category | undefined }
  | { readonly what: 'rename' | 'move' | 'delete'; readonly category: Category };

interface CategoryDialogProps {
  readonly doing: Doing;
  readonly all: readonly Category[];
  readonly onClose: () => void;
}

/** One change of the tree; what is refused is said here, and nothing typed is lost. */
export const CategoryDialog = ({ doing, all, onClose }: CategoryDialogProps) => {
  const words = useCategoryWords();
  const { what, category } = doing;
  const [name, setName] = useState(what === 'rename' ? doing.category.name : '');
  const [reference, setReference] = useState((what === 'rename' && doing.category.reference) || '');
  const [parent, setParent] = useState(what === 'move' ? (doing.category.parentId ?? '') : '');
  const { run, busy, refusal } = useChange(doing, { name, reference, parent }, onClose);
  const targets = new Map(
    what === 'move' ? targetsOf(all, doing.category).map(({ id, path }) => [id, path]) : [],
  );
  const titles = {
    add: category === undefined ? words('add.title') : words('add.title_below', category),
    rename: words('rename.title', category),
    move: words('move.title', category),
    delete: words('delete.title', category),
  };
  return (
    <FormDialog
      title={titles[what]}
      maxWidth="xs"
      gap={1}
      submitLabel={words(what === 'delete' ? 'delete' : 'save')}
      closeLabel={words('cancel')}
      tone={what === 'delete' ? 'error' : 'primary'}
      busy={busy}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      {(what === 'add' || what === 'rename') && (
        <>
          <TextField
            autoFocus
            margin="dense"
            label={words('name')}
            value={name}
            error={refusal?.validation['input.name'] !== undefined}
            helperText={refusal?.validation['input.name']}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            margin="dense"
            label={words('reference')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </>
      )}
      {what === 'move' && (
        <>
          <Box>{words('move.text')}</Box>
          <ChoiceField
            displayEmpty
            autoFocus
            margin="dense"
            label={words('move.to')}
            value={parent}
            options={['', ...targets.keys()]}
            wordOf={(id) => targets.get(id) ?? words('move.top')}
            onChoose={setParent}
          />
        </>
      )}
      {what === 'delete' && <Box>{words('delete.text')}</Box>}
      {refusal !== undefined && refusal.validation['input.name'] === undefined && (
        <Alert severity="error">{refusal.message}</Alert>
      )}
    </FormDialog>
  );
};

interface Typed {
  readonly name: string;
  readonly reference: string;
  readonly parent: string;
}

function useChange(doing: Doing, { name, reference, parent }: Typed, onDone: () => void) {
  const words = useCategoryWords();
  const notify = useNotify();
  const add = useMutationRun(addCategory);
  const change = useMutationRun(changeCategory);
  const remove = useMutationRun(removeCategory);
  const once = useOnceKey();
  const done = (message: string) => {
    notify(message, { type: 'success' });
    onDone();
  };
  const typed = { name, reference: reference.trim() || null };
  const run = async () => {
    if (doing.what === 'add') {
      const parent_id = doing.category?.id ?? null;
      const outcome = await add.send({ input: { ...typed, parent_id, idempotency_key: once.key } });
      once.heard(outcome);
      if (outcome.refusal === undefined) done(words('added', { name }));
      return;
    }
    const { id, dateModified } = doing.category;
    if (doing.what === 'delete') {
      const { refusal } = await remove.send({ id });
      if (refusal === undefined) done(words('deleted', doing.category));
      return;
    }
    const input = doing.what === 'move' ? { parent_id: parent || null } : typed;
    const { data, refusal } = await change.send({ input: { id, date_modified: dateModified, ...input } });
    if (refusal !== undefined || !data) return;
    done(
      doing.what === 'move'
        ? words('moved', data.updateCostCategory)
        : words('renamed', data.updateCostCategory),
    );
  };
  return {
    run,
    busy: add.busy || change.busy || remove.busy,
    refusal: add.refusal ?? change.refusal ?? remove.refusal,
  };
}
