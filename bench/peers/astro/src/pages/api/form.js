import { formToken } from '#peer-server/receive-lead.js';

export const prerender = false;

export const GET = formToken;
