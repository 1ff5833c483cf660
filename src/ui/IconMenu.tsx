import { IconButton, Menu, type SxProps, type Theme } from '@mui/material';
import { useState, type ReactNode } from 'react';

interface IconMenuProps {
  readonly label: string;
  readonly title?: string;
  readonly icon: ReactNode;
  readonly sx?: SxProps<Theme>;
  /** Its items; `choosing` closes the menu, and then does what was chosen. */
  readonly children: (choosing: (act: () => void) => () => void) => ReactNode;
}

/** A picture that opens a menu. */
export const IconMenu = ({ label, title, icon, sx, children }: IconMenuProps) => {
  // There is no menu before it is first opened: a long list has many of them.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choosing = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
        sx={sx}
      >
        {icon}
      </IconButton>
      {anchor !== undefined && (
        <Menu
          open={isOpen}
          anchorEl={anchor}
          onClose={close}
          // What cannot be chosen says why.
          slotProps={{ list: { 'aria-label': label, disabledItemsFocusable: true } }}
        >
          {children(choosing)}
        </Menu>
      )}
    </>
  );
};
