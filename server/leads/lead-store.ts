import type { Insertable, Transaction } from 'kysely';
import type { LeadSource } from '#domain/leads/lead-source.ts';
import { type NewAppointment, storeAppointment } from '#server/appointments/store-appointment.ts';
import type { Database } from '#server/database/database.ts';
import { createGroupCommit } from '#server/database/group-commit.ts';
import type { Tables } from '#server/database/tables.ts';
import { withinVisitorLimit } from '#server/mail/visitor-mail-limit.ts';

/** A lead with all that belongs to it. */
export interface NewLead {
  lead: Insertable<Tables['leads']>;
  files: readonly Insertable<Tables['lead_files']>[];
  mails: readonly Insertable<Tables['outbox']>[];
  /** Null for what somebody of the agency sent. */
  source: LeadSource | null;
  estimate?: Insertable<Tables['estimates']>;
  appointment?: NewAppointment;
  /** Another key under which the same answers may have been stored just before. */
  earlierKey?: string;
}

export interface StoredLead {
  id: string;
  /** It had been stored before: nothing of this one was. */
  repeated: boolean;
  /** The mail to the visitor stays behind: too many went to that address today. */
  unmailed: boolean;
}

/** Stores a lead, its files and its mail in one transaction, or finds the one it repeats. */
export function createLeadStore(database: Database): (lead: NewLead) => Promise<StoredLead> {
  return createGroupCommit(database, storeLead);
}

async function storeLead(
  trx: Transaction<Tables>,
  { lead, files, mails, source, estimate, appointment, earlierKey }: NewLead,
): Promise<StoredLead> {
  const earlier = earlierKey && (await idOf(trx, { ...lead, form_key: earlierKey }));
  if (earlier) return { id: earlier, repeated: true, unmailed: false };
  const inserted = await trx
    .insertInto('leads')
    .values(lead)
    .onConflict((clash) => clash.columns(['kind', 'form_key', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return { id: (await idOf(trx, lead)) as string, repeated: true, unmailed: false };
  if (source)
    await trx
      .insertInto('lead_sources')
      .values({ lead_id: inserted.id, ...source })
      .execute();
  if (files.length > 0) await trx.insertInto('lead_files').values(files).execute();
  const leaving = await withinVisitorLimit(trx, lead.email, mails);
  if (leaving.length > 0) await trx.insertInto('outbox').values(leaving).execute();
  if (appointment) await storeAppointment(trx, inserted.id, appointment);
  if (estimate) await trx.insertInto('estimates').values(estimate).execute();
  return { id: inserted.id, repeated: false, unmailed: leaving.length < mails.length };
}

async function idOf(trx: Transaction<Tables>, lead: NewLead['lead']): Promise<string | undefined> {
  const found = await trx
    .selectFrom('leads')
    .select('id')
    .where('kind', '=', lead.kind)
    .where('form_key', '=', lead.form_key)
    .where('fingerprint', '=', lead.fingerprint)
    .executeTakeFirst();
  return found?.id;
}
