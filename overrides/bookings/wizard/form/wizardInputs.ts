import type { CreateEventBookingInput, CreateWaitingListEntryInput } from '#src/generated/schema.ts';
import { entered } from './entered.ts';
import { journeyInput } from './journeyInput.ts';
import { participantInput } from './participantInput.ts';
import type { WizardTarget, WizardValues } from './WizardValues.ts';

export interface WizardCall {
  readonly target: WizardTarget;
  readonly eventId: string;
  readonly idempotencyKey: string;
}

type FormCall = Omit<WizardCall, 'target'>;

const isPlaceholder = ({ participantMode }: WizardValues) => participantMode === 'placeholder';

/** The form as the waiting list takes it: nothing for what was left empty, the same form always the same input (K5). */
export const entryInput = (
  values: WizardValues,
  { eventId, idempotencyKey }: FormCall,
): CreateWaitingListEntryInput => ({
  centre_event_id: eventId,
  participant: participantInput(values),
  ...(isPlaceholder(values) ? { notes: entered(values.notes) } : journeyInput(values)),
  idempotency_key: idempotencyKey,
});

/** The form as a booking takes it, which says besides what is booked, and why a limit may be passed. */
export const bookingInput = (values: WizardValues, call: FormCall): CreateEventBookingInput => ({
  ...entryInput(values, call),
  booking_status: 'NEW',
  booking_type: values.bookingType,
  country_id: isPlaceholder(values) ? entered(values.placeholderCountry?.id) : undefined,
  override_reason: entered(values.overrideReason),
});
