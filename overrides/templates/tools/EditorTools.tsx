import FieldIcon from '@mui/icons-material/DataObject';
import ConditionIcon from '@mui/icons-material/CallSplit';
import PageBreakIcon from '@mui/icons-material/InsertPageBreakOutlined';
import RepeatIcon from '@mui/icons-material/Repeat';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, type RefObject, useState, type ReactNode } from 'react';
import type { KnownFields } from '../catalogue/useCatalogue.ts';
import type { OpenedPiece } from '../editor/PieceWords.ts';
import { useTemplateWords } from '../templateWords.ts';
import { PictureButton } from './PictureButton.tsx';
import { TableMenu } from './TableMenu.tsx';
import { type Tool, ToolContent } from './ToolContent.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useToolPopover } from './useToolPopover.ts';
import { Box, Popover } from '@mui/material';

interface ToolPopoverProps {
  readonly label: string;
  readonly anchor: HTMLElement | undefined;
  readonly onClose: () => void;
  readonly onExited: () => void;
  readonly children: ReactNode;
}

/** What is set about a piece of the text, beside the piece or its button. */
const ToolPopover = ({ label, anchor, onClose, onExited, children }: ToolPopoverProps) => (
  <Popover
    open={anchor !== undefined}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-label': label,
        sx: { mt: 0.5, width: 360, maxWidth: 'calc(100vw - 32px)' },
      },
      transition: { onExited },
    }}
  >
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
  </Popover>
);

interface EditorToolsProps {
  readonly fields: KnownFields;
  /** What becomes of a piece that is pressed in the text. */
  readonly opener: RefObject<((piece: OpenedPiece) => void) | null>;
}

const kinds = { mergeField: 'field', repeat: 'repeat', condition: 'condition' } as const;

/** What a template has besides text: fields, repeats, conditions, tables, pictures, page breaks. */
export const EditorTools = ({ fields, opener }: EditorToolsProps) => {
  const words = useTemplateWords();
  const editor = useTiptapEditor();
  const popover = useToolPopover();
  const [tool, setTool] = useState<Tool>({ kind: 'palette' });
  const show = (next: Tool) => (button: HTMLElement) => {
    setTool(next);
    popover.open(button);
  };
  useEffect(() => {
    opener.current = ({ element, position }) => {
      const name = editor?.state.doc.nodeAt(position)?.type.name ?? '';
      if (name in kinds) show({ kind: kinds[name as keyof typeof kinds], position })(element);
    };
  });
  const isOpen = (kind: Tool['kind']) => popover.anchor !== undefined && tool.kind === kind;
  return (
    <>
      <ToolButton
        icon={<FieldIcon />}
        label={words('insert_field')}
        popup="dialog"
        isOpen={isOpen('palette')}
        onClick={show({ kind: 'palette' })}
      />
      <ToolButton
        icon={<RepeatIcon />}
        label={words('repeat')}
        popup="dialog"
        isOpen={isOpen('repeat')}
        onClick={show({ kind: 'repeat' })}
      />
      <ToolButton
        icon={<ConditionIcon />}
        label={words('condition')}
        popup="dialog"
        isOpen={isOpen('condition')}
        onClick={show({ kind: 'condition' })}
      />
      <TableMenu onRepeat={(button, position) => show({ kind: 'repeat', position })(button)} />
      <PictureButton />
      <ToolButton
        icon={<PageBreakIcon />}
        label={words('page_break')}
        onClick={() => editor?.chain().focus().insertContent({ type: 'pageBreak' }).run()}
      />
      {editor !== null && (
        <ToolPopover
          label={words(labels[tool.kind])}
          anchor={popover.anchor}
          onClose={() => popover.close()}
          onExited={popover.onExited}
        >
          <ToolContent tool={tool} editor={editor} fields={fields} onDone={popover.close} />
        </ToolPopover>
      )}
    </>
  );
};

const labels = {
  palette: 'insert_field',
  field: 'settings',
  repeat: 'repeat',
  condition: 'condition',
} as const;
