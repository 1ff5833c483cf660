import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { bookingTypeValues } from '#resources/enums.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { permissionOf, useWizard } from '../form/WizardContext.ts';
import type { WizardValues } from '../form/WizardValues.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { permissionWords } from './Verdict.tsx';

/** In which capacity a seat is taken. */
export const TypePart = () => {
  const words = useWizardWords();
  const { target, availability } = useWizard();
  const { setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: 'bookingType' });
  const [bookingType, participantMode] = useWatch<WizardValues, ['bookingType', 'participantMode']>({
    name: ['bookingType', 'participantMode'],
  });
  const help = (type: WizardValues['bookingType']) => (
    <>
      <div>{words(`type.${type}_help`)}</div>
      {availability !== undefined && (
        <div>
          {permissionWords(words, permissionOf(availability, target, { bookingType: type, participantMode }))}
        </div>
      )}
    </>
  );
  return (
    <Panel>
      <ChoiceCards
        title={words('type.title')}
        name="bookingType"
        value={bookingType}
        choices={bookingTypeValues.map((value) => ({
          value,
          label: words(`type.${value}`),
          help: help(value),
        }))}
        onChange={(value) => setValue('bookingType', value, { shouldDirty: true })}
        error={errors.bookingType?.message}
      />
    </Panel>
  );
};
