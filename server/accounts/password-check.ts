import { whyGuessable, wordsOfSite } from '#domain/accounts/guessable-password.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Credentials } from './account-row.ts';

interface Parts {
  siteUrl: string;
  /** Undefined where there is no content, as in the terminal. */
  agency: (() => Promise<Agency>) | undefined;
}

/** What every page says of it. */
export interface Agency {
  name: string;
  phone?: string;
  address?: { street: string; postalCode: string; city: string };
}

/** Refuses a new password that is guessed soon, and says why. Nobody is asked: the words stand in the program. */
export function createPasswordCheck({ siteUrl, agency }: Parts) {
  async function why({ email, password }: Credentials) {
    const { name = '', phone = '', address } = (await agency?.()) ?? {};
    const places = address ? [address.street, `${address.postalCode} ${address.city}`] : [];
    return whyGuessable(password, wordsOfSite({ email, agency: [name, phone, ...places], siteUrl }));
  }

  return {
    isGuessable: async (credentials: Credentials) => (await why(credentials)) !== undefined,

    async refuseGuessable(credentials: Credentials): Promise<void> {
      const reason = await why(credentials);
      if (reason)
        throw new RequestError(422, 'This password is guessed soon.', { reason: `password-${reason}` });
    },
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
