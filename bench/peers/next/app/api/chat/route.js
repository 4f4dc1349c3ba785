import { receiveLead } from '#shared/receive-lead.js';

export const POST = receiveLead;
