import { formMark } from '#shared/receive-lead.js';

export const dynamic = 'force-dynamic';

export const GET = formMark;
