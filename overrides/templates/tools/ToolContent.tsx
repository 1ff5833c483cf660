import { FormHelperText } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import type { KnownFields } from '../catalogue/useCatalogue.ts';
import { repeatedAround, setAttributes } from '../editor/around.ts';
import { conditionOf, fieldOf, repeatOf } from '../editor/PieceAttributes.ts';
import { useTemplateWords } from '../templateWords.ts';
import { ConditionSettings } from './ConditionSettings.tsx';
import { FieldPalette } from './FieldPalette.tsx';
import { FieldSettings } from './FieldSettings.tsx';
import { RepeatSettings } from './RepeatSettings.tsx';

/** What is being inserted, or changed where it has a position. */
export interface Tool {
  readonly kind: 'palette' | 'field' | 'repeat' | 'condition';
  readonly position?: number;
}

interface ToolContentProps {
  readonly tool: Tool;
  readonly editor: Editor;
  readonly fields: KnownFields;
  /** Closes, and does this once it has. */
  readonly onDone: (action?: () => void) => void;
}

export const ToolContent = ({ tool, editor, fields, onDone }: ToolContentProps) => {
  const words = useTemplateWords();
  const { kind, position } = tool;
  const { catalogue, isPending, error, refetch } = fields;
  const attributes = (position === undefined ? null : editor.state.doc.nodeAt(position)?.attrs) ?? {};
  const repeated = repeatedAround(editor, position);
  const applyLabel = words(position === undefined ? 'insert' : 'apply');
  /** Changes the piece, or puts one around what is selected. */
  const apply = (values: object) =>
    onDone(() => {
      if (position === undefined) editor.commands.wrapIn(kind, values);
      else setAttributes(editor, position, values);
      // What was set is in sight already.
      editor.commands.focus(null, { scrollIntoView: false });
    });

  if (kind === 'field')
    return (
      <FieldSettings
        catalogue={catalogue}
        field={fieldOf(attributes)}
        onApply={apply}
        onRemove={() =>
          onDone(() => {
            if (position !== undefined)
              editor
                .chain()
                .focus()
                .deleteRange({ from: position, to: position + 1 })
                .run();
          })
        }
      />
    );
  if (error !== null)
    return <FailurePanel title={words('fields_failed')} error={error} onRetry={() => void refetch()} />;
  // What is set begins with what there is to choose from.
  if (isPending && kind !== 'palette') return <FormHelperText aria-busy>{words('searching')}</FormHelperText>;
  if (kind === 'repeat')
    return (
      <RepeatSettings
        catalogue={catalogue}
        repeat={repeatOf(attributes)}
        applyLabel={applyLabel}
        onApply={apply}
      />
    );
  if (kind === 'condition')
    return (
      <ConditionSettings
        catalogue={catalogue}
        repeated={repeated}
        condition={conditionOf(attributes)}
        applyLabel={applyLabel}
        onApply={apply}
      />
    );
  if (catalogue.fields.length === 0 && !isPending)
    return <FormHelperText>{words('no_contexts')}</FormHelperText>;
  return (
    <>
      <FieldPalette
        fields={catalogue.fieldsWithin(repeated)}
        isPending={isPending}
        label={words('search_field')}
        onEscape={() => onDone()}
        onChoose={({ path }) =>
          onDone(
            () =>
              void editor
                .chain()
                .focus()
                .insertContent({ type: 'mergeField', attrs: { field: path } })
                .run(),
          )
        }
      />
      {catalogue.lists.length > 0 && <FormHelperText>{words('list_hint')}</FormHelperText>}
    </>
  );
};
