/** Where a visitor wants to meet the agency. */
export const meetingPlaces = ['phone', 'shop'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

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
