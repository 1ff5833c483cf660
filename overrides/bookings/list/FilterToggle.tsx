import { ButtonBase } from '@mui/material';
import { enumTone } from '#src/fields/enum/enumTone.ts';
import { tone } from '#src/ui/palettes.ts';

export interface FilterToggleProps {
  readonly value: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A chip that is a switch: in the colour of what it stands for while it is on. */
export const FilterToggle = ({ value, label, isOn, onToggle }: FilterToggleProps) => (
  <ButtonBase
    aria-pressed={isOn}
    onClick={onToggle}
    sx={(theme) => {
      const { background, text, strong } = tone(theme, enumTone(value));
      return {
        px: 1,
        minHeight: 28,
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: isOn ? 600 : 400,
        border: `1px solid ${isOn ? strong : theme.palette.divider}`,
        color: isOn ? text : theme.palette.text.secondary,
        backgroundColor: isOn ? background : theme.palette.background.paper,
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          mr: 0.75,
          borderRadius: '50%',
          backgroundColor: strong,
        },
      };
    }}
  >
    {label}
  </ButtonBase>
);
