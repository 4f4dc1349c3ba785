import { receiveLead } from '#peer-server/receive-lead.js';

export const POST = receiveLead;
