import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import type { ChainedCommands } from '@tiptap/core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { rowAround, setAttributes } from '../editor/around.ts';
import { repeatOf } from '../editor/PieceAttributes.ts';
import { useTemplateWords } from '../templateWords.ts';
import { ToolButton } from './ToolButton.tsx';
import { useToolPopover } from './useToolPopover.ts';

const changes = [
  ['table_row_above', (chain: ChainedCommands) => chain.addRowBefore()],
  ['table_row_below', (chain: ChainedCommands) => chain.addRowAfter()],
  ['table_row_remove', (chain: ChainedCommands) => chain.deleteRow()],
  ['table_column_before', (chain: ChainedCommands) => chain.addColumnBefore()],
  ['table_column_after', (chain: ChainedCommands) => chain.addColumnAfter()],
  ['table_column_remove', (chain: ChainedCommands) => chain.deleteColumn()],
  ['table_head', (chain: ChainedCommands) => chain.toggleHeaderRow()],
  ['table_remove', (chain: ChainedCommands) => chain.deleteTable()],
] as const;

interface TableMenuProps {
  /** Asks what the row at this place is repeated for. */
  readonly onRepeat: (button: HTMLElement, row: number) => void;
}

/** A table, and within one what can be done with it. */
export const TableMenu = ({ onRepeat }: TableMenuProps) => {
  const words = useTemplateWords();
  const editor = useTiptapEditor();
  const { anchor, open, close, onExited } = useToolPopover();
  const [row, setRow] = useState<number>();
  if (editor === null) return null;
  const repeat = row === undefined ? null : repeatOf(editor.state.doc.nodeAt(row)?.attrs ?? {}).repeat;
  const show = (button: HTMLElement) => {
    setRow(rowAround(editor));
    open(button);
  };
  const run = (change: (chain: ChainedCommands) => ChainedCommands) =>
    close(() => change(editor.chain().focus()).run());
  return (
    <>
      <ToolButton
        icon={<TableIcon />}
        label={words('table')}
        popup="menu"
        isOpen={anchor !== undefined}
        onClick={show}
      />
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => close()}
        slotProps={{ transition: { onExited }, list: { 'aria-label': words('table') } }}
      >
        {row === undefined ? (
          <MenuItem
            dense
            onClick={() => run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
          >
            {words('table_insert')}
          </MenuItem>
        ) : (
          [
            <MenuItem key="repeat" dense onClick={() => anchor && close(() => onRepeat(anchor, row))}>
              {words(repeat === null ? 'table_repeat' : 'table_repeat_change')}
            </MenuItem>,
            ...(repeat === null
              ? []
              : [
                  <MenuItem
                    key="once"
                    dense
                    onClick={() => close(() => setAttributes(editor, row, { repeat: null, day: null }))}
                  >
                    {words('table_repeat_remove')}
                  </MenuItem>,
                ]),
            <Divider key="line" />,
            ...changes.map(([key, change]) => (
              <MenuItem key={key} dense onClick={() => run(change)}>
                {words(key)}
              </MenuItem>
            )),
          ]
        )}
      </Menu>
    </>
  );
};
