import { CALL_ME } from './slot.ts';

/** Where a visitor wants to meet the agency. */
export const meetingPlaces = ['phone', 'shop'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

/** Whether somebody wants to be called, now or at a time, by what a form says. */
export function wantsCall({ slot, place }: { slot?: unknown; place?: unknown }): boolean {
  return slot === CALL_ME || place === 'phone';
}

/** As the agency reads it. */
export const placeNames: Record<MeetingPlace, string> = { phone: 'Par téléphone', shop: 'À l’agence' };

interface PlaceTexts {
  places: Record<MeetingPlace, string>;
  booked: { place: string };
}

/** Where a meeting is, in the managed words. Who was not asked reads of both. */
export function placeInWords(place: MeetingPlace | undefined, { places, booked }: PlaceTexts): string {
  return place ? places[place] : booked.place;
}
