import { BookingShow as Generated, type BookingSource } from '../../../resources/bookings/index.ts';
import { MissingField } from '../../../src/booking/MissingField.tsx';
import { WizardButton } from '../../../src/booking/WizardButton.tsx';
import { Replace, type Replacements } from '../../../src/screens/Replace.tsx';
import { ShowField } from '../../../src/screens/ShowField.tsx';
import { wizardPaths } from '../../wizardPaths.ts';

const fields: Replacements<BookingSource>['fields'] = {
  collectMissing: <ShowField source="collectMissing" field={MissingField} />,
};

/** A booking, with what is missing in words and the way into the wizard. */
export const BookingShow = () => (
  <Replace<BookingSource> fields={fields} actions={<WizardButton pathOf={wizardPaths.editBooking} />}>
    <Generated />
  </Replace>
);
