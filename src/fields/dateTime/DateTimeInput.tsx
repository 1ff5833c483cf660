import { DateTimeInput as RaDateTimeInput } from 'react-admin';
import { useInputLook } from '../input/useInputLook.tsx';
import { defineInput } from '../kind/defineInput.ts';
import { useWording } from '../wording/useWording.ts';
import { DateTimeField } from './DateTimeField.tsx';

const toMoment = (text: unknown): string | null => {
  const moment = typeof text === 'string' && text !== '' ? new Date(text) : undefined;
  return moment === undefined || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** Typed in the viewer's zone, which it names; the form value is the moment in UTC. */
export const DateTimeInput = defineInput({
  field: DateTimeField,
  Input: (props) => {
    const say = useWording();
    const look = useInputLook(props, 'dateTime');
    const zone = say('input.date_time_zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    return (
      <RaDateTimeInput
        {...look}
        helperText={
          look.helperText === false ? (
            zone
          ) : (
            <>
              {look.helperText} {zone}
            </>
          )
        }
        parse={toMoment}
      />
    );
  },
});
