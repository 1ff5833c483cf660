import { describe, expect, it } from 'vitest';
import { checkTemplate } from '#server/documents/merge/checkTemplate.ts';
import { cleanRichText } from '#server/graphql/cleanRichText.ts';
import { mergeWorld } from '../mergeWorld.ts';
import { standardTemplates } from './standardTemplates.ts';

describe('the standard templates', () => {
  it.each(standardTemplates.map((template) => [template.key, template] as const))(
    '%s says only what the contract has, and is clean',
    (_key, { html, contexts }) => {
      expect(checkTemplate(mergeWorld, html, contexts)).toEqual([]);
      expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html));
      expect(checkTemplate(mergeWorld, cleanRichText(html), contexts)).toEqual([]);
      expect(cleanRichText(html).match(/data-[\w-]+/g)).toEqual(html.match(/data-[\w-]+/g));
    },
  );

  // They are one day or several: "from 14 – 15 December" is no English.
  it('say on which days an event is held', () => {
    for (const { html } of standardTemplates)
      expect(html).not.toMatch(/from <span data-merge-field="centreEvent\.dateStart"/);
  });

  it('the logistics sheet tells the hotel from when to when', () => {
    const sheet = standardTemplates.find(({ key }) => key === 'logistics-sheet')?.html;
    for (const day of ['dateArrival', 'dateDeparture', 'dateCheckIn', 'dateCheckOut'])
      expect(sheet).toContain(`"centreEvent.eventBookings.${day}"`);
  });
});
