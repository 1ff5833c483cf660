import {
  EventEdit as Generated,
  eventInputs,
  type EventInputSource,
  type EventSource,
} from '#resources/events/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { MoveNotice } from './move/MoveNotice.tsx';

/** What has a place of its own on the event's page is edited there. */
const inputs: Replacements<EventSource, EventInputSource>['inputs'] = {
  costsBaseCurrency: null,
  costAccommodation: null,
  costCoffee: null,
  costDinner: null,
  costFlights: null,
  costLunch: null,
  costTransfers: null,
  estimatedCosts: null,
  agenda: null,
  trainers: null,
  'leadTrainer.id': null,
  dateEnd: (
    <>
      {eventInputs.dateEnd}
      <div className={wideInput}>
        <MoveNotice />
      </div>
    </>
  ),
};

/** An event, without what is edited where it is seen; other days say what they leave to do. */
export const EventEdit = () => (
  <Replace<EventSource, EventInputSource> inputs={inputs}>
    <Generated />
  </Replace>
);
