import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** In its place once it is done. */
  readonly done: string;
  /** What it is called where the label alone does not say what is copied. */
  readonly name?: string;
  readonly icon?: ReactNode;
  readonly variant?: 'text' | 'outlined';
  readonly color?: 'primary' | 'inherit';
  readonly sx?: SxProps;
}

/** Copies a text. Browsers let pages do so only where the connection is safe: elsewhere there is no button. */
export const CopyButton = ({ text, label, done, name, icon, ...look }: CopyButtonProps) => {
  const [isDone, setDone] = useState(false);
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
  };
  return (
    <Button
      size="small"
      startIcon={icon}
      onClick={() => void copy()}
      aria-label={isDone ? undefined : name}
      {...look}
    >
      {isDone ? done : label}
    </Button>
  );
};
