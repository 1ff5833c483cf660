import { styled } from '@mui/material';
import { useWording } from '../wording/useWording.ts';
import { visuallyHidden } from './visuallyHidden.ts';

const Dash = styled('span')(({ theme }) => ({ color: theme.palette.text.disabled }));
const Said = styled('span')(visuallyHidden);

/** Nothing there: a quiet dash to the eye, words to a screen reader. */
export const EmptyValue = () => {
  const say = useWording();
  return (
    <>
      <Dash aria-hidden>–</Dash>
      <Said>{say('value.empty')}</Said>
    </>
  );
};
