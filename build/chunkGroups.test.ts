import { expect, it } from 'vitest';
import { chunkGroups } from './chunkGroups.ts';

/** The piece that a module would go to by itself, were it needed by more than the first page. */
function pieceOf(id: string): string | null {
  const [group] = chunkGroups
    .filter(({ tags, test }) => tags === undefined && test.test(id))
    .sort((a, b) => b.priority - a.priority);
  const name = group?.name;
  return typeof name === 'function' ? name(id) : (name ?? null);
}

it.each([
  ['resources/participants/List.tsx', 'participants'],
  ['resources/participants/meta.ts', 'participants'],
  ['resources/participants/Edit.tsx', 'participants-record'],
  ['overrides/events/EventList.tsx', 'events'],
  ['overrides/events/EventShow.tsx', 'events-screens'],
  ['overrides/participants/ParticipantShow.tsx', 'participants-record'],
  ['overrides/events/agenda/dayName.ts', 'shared'],
  ['overrides/events/agenda/AgendaEditor.tsx', null],
  ['overrides/bookings/list/QuickFilters.tsx', 'bookings'],
  ['overrides/bookings/words/bookingWords.ts', 'shared'],
  ['overrides/audits/changes/ChangesField.tsx', 'audits'],
  ['overrides/audits/history/RecordHistory.tsx', 'audits-history'],
  ['overrides/exchangeRates/page/RateList.tsx', 'exchangeRates-page'],
  ['overrides/exchangeRates/page/CourseChart.tsx', null],
  ['overrides/dashboard/OwnDashboard.tsx', null],
  ['src/ui/pdf/PdfPages.tsx', 'base'],
  ['src/ui/pdf/PdfViewer.tsx', null],
  ['src/fields/date/DateField.tsx', 'cells'],
  ['src/fields/date/DateInput.tsx', 'inputs'],
  ['src/fields/date/formatDate.ts', 'base'],
  ['src/fields/richText/RichTextInput.tsx', null],
  ['src/screens/list/ListView.tsx', 'list'],
  ['src/screens/list/views/ViewTabs.tsx', 'list'],
  ['src/screens/list/views/menu/ViewMenu.tsx', 'views'],
  ['src/screens/list/views/arrange/ArrangeViews.tsx', null],
  ['src/screens/form/EditView.tsx', 'form'],
])('%s travels in %s', (file, piece) => {
  expect(pieceOf(`/project/${file}`)).toBe(piece);
});
