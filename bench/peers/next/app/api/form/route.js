import { formToken } from '#peer-server/receive-lead.js';

export const dynamic = 'force-dynamic';

export const GET = formToken;
