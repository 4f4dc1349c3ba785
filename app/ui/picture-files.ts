import { createContext } from 'react';

/** Where a picture of that address is to be had instead; undefined: at its address, as on the site itself. */
export type FindPicture = (address: string) => string | undefined;

/** A copy of the site in one file carries its pictures and says so here. */
export const PictureFiles = createContext<FindPicture>(() => undefined);
