import {
  WaitingListEntryShow as Generated,
  type WaitingListEntrySource,
} from '../../resources/waitingListEntries/index.ts';
import { MissingField } from '../../src/booking/MissingField.tsx';
import { WizardButton } from '../../src/booking/WizardButton.tsx';
import { Replace, type Replacements } from '../../src/screens/Replace.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { wizardPaths } from '../wizardPaths.ts';
import { UpgradeField } from './UpgradeField.tsx';

const fields: Replacements<WaitingListEntrySource>['fields'] = {
  collectMissing: <ShowField source="collectMissing" field={MissingField} />,
};

const actions = (
  <>
    <UpgradeField source="upgrade" />
    <WizardButton pathOf={wizardPaths.editEntry} />
  </>
);

/** One who waits: why, at which place, and the way to a booking. */
export const WaitingListEntryShow = () => (
  <Replace<WaitingListEntrySource> fields={fields} actions={actions}>
    <Generated />
  </Replace>
);
