import { type BookingWorld, idOf } from './bookingWorld.ts';

/** What tests of waiting lists do besides. */
export function waitingWorldOf(world: BookingWorld) {
  /** A full event of one seat, and its booking. */
  async function fullEvent(over = {}): Promise<{ event: string; booked: string }> {
    const event = (await world.make.event({ max_trainees: 1, ...over })).id;
    return { event, booked: idOf(await world.bookFrom(world.admin, event, 'SE')) };
  }
  const waitFrom = async (event: string, code: string, over = {}) =>
    world.wait(world.admin, event, await world.personFrom(code), over);
  const cancel = async (id: string) =>
    idOf(await world.change(world.admin, 'EventBooking', { id, booking_status: 'CANCELLED' }));
  return { fullEvent, waitFrom, cancel };
}
