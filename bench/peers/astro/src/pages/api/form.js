import { formMark } from '#shared/receive-lead.js';

export const prerender = false;

export const GET = formMark;
