import { useWording } from '#src/fields/wording/useWording.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { valueWords } from '#src/screens/form/valueWords.ts';
import { journeySections, type JourneySection } from '#overrides/bookings/wizard/form/journeyFields.ts';
import { Facts, Panel } from '#src/ui/Panel.tsx';
import { useDetailName } from '#overrides/bookings/words/useDetailNames.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { PassportSection } from '../passport/PassportSection.tsx';
import type { JourneyKind } from '#overrides/bookings/wizard/form/WizardValues.ts';
import type { JourneyRecord } from '../SeatRecord.ts';

/** Travel, stay, passport and notes of a booking or an entry. */
export const JourneySections = ({
  record,
  kind,
}: {
  readonly record: JourneyRecord;
  readonly kind: JourneyKind;
}) => (
  <>
    <JourneyPart name="travel" record={record} />
    <JourneyPart name="stay" record={record} />
    <PassportSection record={record} kind={kind} />
    <JourneyPart name="notes" record={record} />
  </>
);

const JourneyPart = ({ name, record }: { readonly name: JourneySection; readonly record: JourneyRecord }) => {
  const words = useRecordWords();
  const say = useWording();
  const locale = useFormatLocale();
  const labelOf = useDetailName();
  const nights =
    name === 'stay' && record.numberOfNights !== null
      ? [
          [
            labelOf('numberOfNights'),
            words('details.nights', { smart_count: record.numberOfNights }),
          ] as const,
        ]
      : [];
  return (
    <Panel title={words(`section.${name}`)}>
      <Facts
        rows={[
          ...journeySections[name].map(
            (source) => [labelOf(source), valueWords(record[source], locale, say) ?? '–'] as const,
          ),
          ...nights,
        ]}
      />
    </Panel>
  );
};
