import { hashPassword } from './password.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** A new account that may do everything, its password as a hash. */
export async function accountRow({ email, password }: Credentials, now: Date) {
  return {
    id: crypto.randomUUID(),
    email: email.toLowerCase(),
    password_hash: await hashPassword(password),
    disabled: 0 as const,
    created_at: now.toISOString(),
    role: 'owner' as const,
    may_publish: 1 as const,
  };
}
